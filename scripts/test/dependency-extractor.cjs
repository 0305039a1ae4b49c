/** Jest's extractor of a module's imports, with which `--findRelatedTests` finds the tests of a change. */
const DECLARATIONS = /[\\/]src[\\/]mounts[\\/]placeholders[\\/]/;

module.exports = {
  // Tests of the manifest never load the chunks that its declarations name.
  extract: (code, file, extractAll) =>
    extractAll(DECLARATIONS.test(file) ? code.replaceAll(/\bimport\(/g, '(') : code),
  getCacheKey: () => '1',
};
