type Source = Iterable<unknown> | ArrayLike<unknown>;

const isIterable = (source: Source): source is Iterable<unknown> =>
  typeof source === 'object' && Symbol.iterator in source;

const listItems = (source: Source): unknown[] =>
  isIterable(source)
    ? [...source]
    : [...Array(source.length).keys()].map((index): unknown => source[index]);

/**
 * Lets `Array.from` take any iterable and a map function, as our dependencies need, if an old library such as
 * Prototype.js or MooTools has replaced it. Every other call still reaches the library's function.
 */
export const repairArrayFrom = (): void => {
  const replaced: unknown = Reflect.get(Array, 'from');
  if (typeof replaced !== 'function') return;
  const convert = (source: unknown): unknown => Reflect.apply(replaced, Array, [source]);
  const one = convert(new Set([1]));
  if (Array.isArray(one) && one[0] === 1) return;
  Reflect.set(
    Array,
    'from',
    (source: Source | null, map?: (item: unknown, index: number) => unknown) => {
      if (source === null || (!map && !isIterable(source))) return convert(source);
      const items = listItems(source);
      return map ? items.map((item, index) => map(item, index)) : items;
    },
  );
};
