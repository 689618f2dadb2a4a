// The moderator that promptfoo asks under `moderation`: threats, orders to do harm, hate, insults, keys, by their words and forms.
// It asks protem in the Python that PROMPTFOO_PYTHON names. To use it, name it on the assertion or in the map of graders:
//   - {type: moderation, provider: file://moderation.js}
const { execFile } = require('node:child_process');

const PYTHON = process.env.PROMPTFOO_PYTHON || 'python3';

module.exports = class {
  id() {
    return 'protem:moderation';
  }

  async callApi() {
    return { error: 'protem: this file moderates; name judge.py as the grader of texts' };
  }

  async callModerationApi(_prompt, output) {
    const text = typeof output === 'string' ? output : JSON.stringify(output ?? '');
    return new Promise((resolve) => {
      const asked = execFile(PYTHON, ['-m', 'protem.doors.moderation'], { timeout: 60000 }, (problem, out, told) => {
        if (problem) {
          resolve({ error: `protem can't be asked by ${PYTHON}: ${told.trim() || problem.message}` });
          return;
        }
        resolve(JSON.parse(out));
      });
      asked.stdin.on('error', () => {}); // a Python that ended early is told above
      asked.stdin.end(JSON.stringify({ output: text }));
    });
  }
};
