import { formatItemCode } from './messages';

interface NamedTire {
  readonly id: string;
  readonly name: string;
  /** Size with load index and speed rating; undefined until it is known. */
  readonly size: string | undefined;
}

/** Adds a text to names that several tires have. */
const extendRepeated = (
  tires: readonly NamedTire[],
  getAddition: (tire: NamedTire) => string | undefined,
): readonly NamedTire[] =>
  tires.map((tire) => {
    const isRepeated = tires.some((other) => other !== tire && other.name === tire.name);
    const addition = isRepeated ? getAddition(tire) : undefined;
    return addition === undefined ? tire : { ...tire, name: `${tire.name}, ${addition}` };
  });

/**
 * Returns the names of tires, extended where several have the same name: by the size, and by the article if the
 * size is the same too.
 */
export const distinguishNames = (tires: readonly NamedTire[]): readonly string[] => {
  const withSizes = extendRepeated(tires, ({ size }) => size);
  return extendRepeated(withSizes, ({ id }) => formatItemCode(id)).map(({ name }) => name);
};
