import fc from 'fast-check';

/**
 * Runs per property. `npm run test:deep` sets a large number; the default finds frequent failures.
 */
const runs = process.env['PROPERTY_RUNS'];

// Without a fixed seed, a rare case could fail a run of an unrelated change.
fc.configureGlobal(runs === undefined ? { numRuns: 50, seed: 7 } : { numRuns: Number(runs) });

/**
 * Any code point, including lone surrogates; `unit: 'binary'` would first build a table of all of
 * them.
 */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff })
  .map((codePoint) => String.fromCodePoint(codePoint));

export { fc };
