/** Jest's extractor of a module's imports, with which `--findRelatedTests` finds the tests of a change. */
const DECLARATIONS = /[\\/]src[\\/]mounts[\\/]placeholders[\\/]/;

// Tests of the manifest never load the chunks that its declarations name.
const extract = (code, file, extractAll) =>
  extractAll(DECLARATIONS.test(file) ? code.replaceAll(/\bimport\(/g, '(') : code);

module.exports = { extract, getCacheKey: () => String(extract) };
