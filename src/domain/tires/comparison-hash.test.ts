import { fc } from '../../../test/fast-check';
import { formatComparisonHash, parseComparisonHash } from './comparison-hash';

const LONGEST = '1'.repeat(20);

describe('comparison hash', () => {
  test('parses every hash that it formats', () => {
    const code = fc.integer({ min: 1, max: 9_999_999 }).map(String);
    const id = fc.oneof(
      code,
      fc.tuple(code, code).map((codes) => codes.join('_')),
    );
    fc.assert(
      fc.property(fc.uniqueArray(id, { minLength: 1, maxLength: 4 }), (ids) => {
        expect(parseComparisonHash(formatComparisonHash(ids))).toEqual(ids);
      }),
    );
  });

  test.each([
    ['compare=1,x,2_3,<b>,,_4,5_', ['1', '2_3']],
    ['compare=1,1,2', ['1', '2']],
    ['compare=1%2C2', ['1', '2']],
    ['compare=1%2c2', ['1', '2']],
    [`compare=${LONGEST},${LONGEST}0`, [LONGEST]],
    ['compare=1,2,3,4,5', ['1', '2', '3', '4']],
  ])("ignores what isn't an ID, repeated IDs, and a fifth ID in %s", (hash, ids) => {
    expect(parseComparisonHash(hash)).toEqual(ids);
  });

  test.each(['', 'compare', 'compare=', 'compare=x', 'price', 'compares=1'])(
    'finds no group in %j',
    (hash) => {
      expect(parseComparisonHash(hash)).toBeUndefined();
    },
  );
});
