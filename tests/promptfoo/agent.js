// An agent for the tests: it answers with its prompt, and tells promptfoo the steps of its test as spans, by OTLP.
const { randomBytes } = require('node:crypto');

module.exports = class {
  constructor(options) {
    this.port = options.config.port;
  }

  id() {
    return 'agent';
  }

  async callApi(prompt, context) {
    const [, traceId, parentSpanId] = context.traceparent.split('-');
    const now = BigInt(Date.now()) * 1000000n;
    const spans = context.vars.steps.map((step, place) => ({
      traceId,
      parentSpanId,
      spanId: randomBytes(8).toString('hex'),
      name: `tool ${step.name}`,
      kind: 1,
      startTimeUnixNano: String(now + BigInt(place)),
      endTimeUnixNano: String(now + BigInt(place + 1)),
      attributes: [
        { key: 'tool.name', value: { stringValue: step.name } },
        { key: 'tool.arguments', value: { stringValue: JSON.stringify(step.args ?? {}) } },
      ],
      status: { code: step.status === 'error' ? 2 : 1 },
    }));
    const told = { resourceSpans: [{ resource: { attributes: [] }, scopeSpans: [{ scope: { name: 'agent' }, spans }] }] };
    const sent = await fetch(`http://127.0.0.1:${this.port}/v1/traces`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(told),
    });
    return sent.ok ? { output: prompt } : { error: `the spans were refused: ${sent.status}` };
  }
};
