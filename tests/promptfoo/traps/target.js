// A target that repeats the prompt like `echo`, and shows a picture where it is asked for one.
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

module.exports = class {
  id() {
    return 'target';
  }

  async callApi(prompt) {
    return prompt === 'a picture'
      ? { output: 'Here is your courier', images: [{ data: PIXEL, mimeType: 'image/png' }] }
      : { output: prompt };
  }
};
