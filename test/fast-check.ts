import fc from 'fast-check';

// The default finds frequent failures; `npm run test:all` sets a larger number. Without a fixed seed, a rare case could
// fail a run of an unrelated change.
fc.configureGlobal({
  numRuns: Number(process.env['PROPERTY_RUNS'] ?? 15),
  seed: Number(process.env['PROPERTY_SEED'] ?? 7),
});

/**
 * Any code point, including lone surrogates; `unit: 'binary'` would first build a table of all of
 * them.
 */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff })
  .map((codePoint) => String.fromCodePoint(codePoint));

export { fc };
