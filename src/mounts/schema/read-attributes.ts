import type { Attributes, AttributesOf } from './attributes';
import type { AttributeMistake } from './mistake';
import { toPlainName } from './attribute-name';

interface ReadResult<A extends Attributes> {
  /** The values, unless a mistake is fatal. */
  readonly values: AttributesOf<A> | undefined;
  readonly mistakes: readonly AttributeMistake[];
}

/**
 * Finds a misspelled attribute: without a dash, with an underscore, or without `data-`. Without
 * `data-`, a single word may be an HTML attribute, such as `id`.
 */
const findMisspelled = (element: HTMLElement, name: string): Attr | undefined => {
  const plain = toPlainName(name);
  return [...element.attributes].find((attribute) => {
    const found = toPlainName(attribute.name);
    return found === `data${plain}` || (found === plain && /[A-Z]/.test(name));
  });
};

/**
 * Reads the values of an element's attributes, and finds the author's mistakes, which
 * `describeMistakes` describes (MOUNT-8). A blank optional attribute counts as missing.
 */
export const readAttributes = <A extends Attributes>(
  attributes: A,
  element: HTMLElement,
): ReadResult<A> => {
  const mistakes: AttributeMistake[] = [];
  const values = Object.fromEntries(
    Object.entries(attributes).map(([name, attribute]) => {
      const { parse, required, fallback } = attribute;
      const raw = element.dataset[name];
      const value = raw === undefined ? undefined : parse(raw);
      const misspelled = raw === undefined ? findMisspelled(element, name) : undefined;
      const isFatal = value === undefined && !!(required || raw?.trim());
      if (isFatal || misspelled) mistakes.push({ name, attribute, raw, misspelled, isFatal });
      return [name, value ?? fallback];
    }),
  );
  // Without a fatal mistake, each value comes from its attribute's parser or fallback.
  const isComplete = (_candidate: unknown): _candidate is AttributesOf<A> =>
    !mistakes.some(({ isFatal }) => isFatal);
  return { values: isComplete(values) ? values : undefined, mistakes };
};
