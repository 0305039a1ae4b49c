import { repairArrayFrom } from './repair-array-from';

/** `$A` of Prototype.js 1.7, which it assigns to `Array.from`. */
const prototypeFrom = (iterable: unknown): unknown[] => {
  if (!iterable) return [];
  const source: Record<number | 'length', unknown> = Object(iterable);
  const length = Number(source.length ?? 0);
  return [...Array(length).keys()].map((index) => source[index]);
};

/** `Array.from` of MooTools 1.4. */
const mooToolsFrom = (item: unknown): unknown[] => {
  if (item === null || item === undefined) return [];
  const isEnumerable = typeof item === 'object' && 'length' in item;
  return isEnumerable ? Array.prototype.slice.call(item) : [item];
};

const native = Array.from;

afterEach(() => {
  Array.from = native;
});

describe.each([
  ['Prototype.js', prototypeFrom],
  ['MooTools', mooToolsFrom],
])('with the Array.from of %s', (_, replacement) => {
  beforeEach(() => {
    Reflect.set(Array, 'from', replacement);
    repairArrayFrom();
  });

  test('converts iterables and lists, with a map function too', () => {
    const double = (value: number): number => value * 2;
    expect(Array.from(new Set([1, 2]))).toEqual([1, 2]);
    expect(Array.from(new Map([[1, 2]]).values(), double)).toEqual([4]);
    expect(Array.from({ length: 2 }, (_item, index) => index)).toEqual([0, 1]);
    expect(Array.from('ab', (character) => character + character)).toEqual(['aa', 'bb']);
    expect(Array.from([1, 2], double)).toEqual([2, 4]);
  });

  test("keeps the library's own conversions", () => {
    const from: unknown = Reflect.get(Array, 'from');
    if (typeof from !== 'function') throw new Error('no function');
    for (const source of [null, undefined, 'ab', 7, { length: 1, 0: 'a' }]) {
      expect(Reflect.apply(from, Array, [source])).toEqual(replacement(source));
    }
  });

  test('lets the schema of a form check its fields', async () => {
    // A schema lists its fields when it is created.
    await jest.isolateModulesAsync(async () => {
      const { signInSchema } = await import('../validation/sign-in-schema');
      await expect(signInSchema.validate({ email: 'ann@example.com' })).rejects.toThrow(
        'Password is required',
      );
    });
  });
});

test("keeps the browser's own function", () => {
  repairArrayFrom();
  expect(Array.from).toBe(native);
});
