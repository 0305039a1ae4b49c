import fc from 'fast-check';

/** Runs per property. `npm run test:deep` asks for many; the default finds what breaks often. */
const runs = process.env['PROPERTY_RUNS'];

// Without a fixed seed, a rare case would fail a run whose change has nothing to do with it.
fc.configureGlobal(runs === undefined ? { numRuns: 50, seed: 7 } : { numRuns: Number(runs) });

/** Any code point, half a surrogate pair included: `unit: 'binary'` builds a table of all first. */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff })
  .map((codePoint) => String.fromCodePoint(codePoint));

export { fc };
