// The template engine loads jsdom to sanitize HTML in the `html` context, which no template uses.
// jsdom's own ES modules do not load in Jest's sandbox; the test's window stands in for it.
exports.JSDOM = class {
  window = globalThis.window ?? {};
};
