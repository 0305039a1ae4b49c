import fc from 'fast-check';
import clone from './clone';
import cloneDeep from './cloneDeep';
import isPlainObject from './isPlainObject';
import toPath from './toPath';

const values = fc.jsonValue({ maxDepth: 3 });
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

test('build copies what a form holds at every depth', () => {
  expect(cloneDeep(undefined)).toBeUndefined();
  fc.assert(
    fc.property(values.filter(isObject), (value) => {
      const copy = cloneDeep(value);
      expect(copy).toEqual(value);
      expect(copy).not.toBe(value);
      const parts = Object.entries(value).filter(([, part]) => isObject(part));
      for (const [key, part] of parts) expect(Reflect.get(copy, key)).not.toBe(part);
    }),
  );
});

test('build copies one level of an object or a list, and shares what is deeper', () => {
  fc.assert(
    fc.property(values.filter(isObject), (value) => {
      const copy = clone(value);
      expect(copy).toEqual(value);
      expect(copy).not.toBe(value);
      for (const [key, part] of Object.entries(value)) expect(Reflect.get(copy, key)).toBe(part);
    }),
  );
  class Values {
    readonly email = 'a';
  }
  expect(clone(new Values())).toBeInstanceOf(Values);
});

test.each([
  ['email', ['email']],
  ['tires[0].size', ['tires', '0', 'size']],
  ['a.b.c', ['a', 'b', 'c']],
  ['list[2]', ['list', '2']],
  ['', []],
])('build reads the steps of the field name %j', (name, steps) => {
  expect(toPath(name)).toEqual(steps);
  expect(toPath(steps)).toEqual(steps);
});

test.each([{}, { a: 1 }, Object.create(null)])('build takes %p for a plain object', (value) => {
  expect(isPlainObject(value)).toBe(true);
});

test.each([[[]], [null], [undefined], [1], ['a'], [new Date(0)], [new Map()], [() => 1]])(
  'build takes %p for no plain object',
  (value) => expect(isPlainObject(value)).toBe(false),
);
