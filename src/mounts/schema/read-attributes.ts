import type { Attributes, AttributesOf } from './attributes';

type Reading<A extends Attributes> =
  { readonly values: AttributesOf<A> } | { readonly problems: readonly string[] };

/** The `data-*` name as an author writes it. */
export const markupName = (name: string): string =>
  `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * The values of an element's attributes, or all that is wrong with them: each problem names the
 * attribute, its value and what was expected (MOUNT-8). An attribute that is there but blank
 * counts as absent where an author may leave it out.
 */
export const readAttributes = <A extends Attributes>(
  attributes: A,
  element: HTMLElement,
): Reading<A> => {
  const problems: string[] = [];
  const values = Object.fromEntries(
    Object.entries(attributes).map(([name, { read, expected, required, fallback }]) => {
      const raw = element.dataset[name];
      const value = raw === undefined ? undefined : read(raw);
      if (value === undefined && (required || raw?.trim())) {
        const found = raw === undefined ? 'is missing' : `is "${raw}"`;
        problems.push(`${markupName(name)} ${found}, expected ${expected}`);
      }
      return [name, value ?? fallback];
    }),
  );
  // Each value came from its own attribute's reader or fallback, and none is missing.
  const isComplete = (_candidate: unknown): _candidate is AttributesOf<A> => problems.length === 0;
  return isComplete(values) ? { values } : { problems };
};
