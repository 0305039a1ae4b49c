import { fc } from '../../test/fast-check';
import { number, object, parse, pipe, safeParse, string, minValue } from 'valibot';
import { parseAs, textOrNumber, tolerantArray } from './tolerant-array';

const error = jest.spyOn(console, 'error');

beforeEach(() => error.mockReset().mockImplementation(() => {}));

const entry = object({ id: string(), qty: pipe(number(), minValue(1)) });

const isEntry = (value: unknown): boolean => safeParse(entry, value).success;

test('keeps exactly the valid entries in order [HTTP-5]', () => {
  const valid = fc.record({ id: fc.string(), qty: fc.integer({ min: 1 }) });
  fc.assert(
    fc.property(fc.array(fc.oneof(valid, fc.jsonValue())), (list) => {
      expect(parse(tolerantArray('items', entry), list)).toEqual(
        list.filter(isEntry).map((item) => parse(entry, item)),
      );
    }),
  );
});

test('reports an invalid entry only once, with its call, list, index, and reason, but not its values', () => {
  const list = [{ id: 'a', qty: 1 }, { id: 'ada@example.com' }, { id: 'b', qty: 0 }, null];
  for (let time = 0; time < 3; time += 1) {
    expect(parseAs('cart/get', () => parse(tolerantArray('items', entry), list))).toHaveLength(1);
  }
  expect(error.mock.calls.map(([where, problem]) => `${where} ${problem}`)).toEqual([
    'bsro-ui: cart/get (parse): TypeError: items[1] is left out: qty: expected "qty", received undefined',
    'bsro-ui: cart/get (parse): TypeError: items[2] is left out: qty: expected >=1, received number',
    'bsro-ui: cart/get (parse): TypeError: items[3] is left out: entry: expected Object, received null',
  ]);
});

test('reports the same invalid entry once per call', () => {
  const list = tolerantArray('items', entry);
  parseAs('one', () => parse(list, [7]));
  parseAs('other', () => parse(list, [7]));
  expect(error).toHaveBeenCalledTimes(2);
});

test('names the outer call in a report after a nested parse, even if the nested parse threw', () => {
  parseAs('outer', () => {
    expect(() =>
      parseAs('inner', () => {
        throw new Error('of the test');
      }),
    ).toThrow('of the test');
    parse(tolerantArray('after', entry), [0]);
  });
  expect(error.mock.calls[0]?.[0]).toBe('bsro-ui: outer (parse):');
});

test('rejects a value that is not an array', () => {
  fc.assert(
    fc.property(
      fc.jsonValue().filter((value) => !Array.isArray(value)),
      (value) => expect(safeParse(tolerantArray('items', entry), value).success).toBe(false),
    ),
  );
});

test('accepts an array with only invalid entries unless a valid entry is required', () => {
  const storesWithValidEntry = tolerantArray('stores', entry, { needsValidEntry: true });
  expect(safeParse(storesWithValidEntry, [{}, null]).success).toBe(false);
  expect(parse(storesWithValidEntry, [])).toEqual([]);
  expect(parse(storesWithValidEntry, [{}, { id: 'a', qty: 1 }])).toHaveLength(1);
  expect(parse(tolerantArray('items', entry), [{}, null])).toEqual([]);
});

test('textOrNumber converts a number to a string', () => {
  expect(parse(textOrNumber, 42)).toBe('42');
  expect(parse(textOrNumber, '042')).toBe('042');
  expect(safeParse(textOrNumber, Number.NaN).success).toBe(false);
  expect(safeParse(textOrNumber, true).success).toBe(false);
});
