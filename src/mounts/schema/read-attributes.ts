import type { Attribute, Attributes, AttributesOf } from './attributes';
import { toPlainName } from './plain-name';

type Reading<A extends Attributes> =
  | {
      readonly values: AttributesOf<A>;
      /** Attributes that are misspelled and therefore ignored. */
      readonly misnamed: readonly string[];
    }
  | { readonly problems: readonly string[] };

/** Converts a camelCase name to the `data-*` attribute's name. */
export const toAttributeName = (name: string): string =>
  `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Suggests a valid text: the one that was probably meant, or an example. */
const suggestText = ({ read, example, choices }: Attribute<unknown>, raw: string): string => {
  const meant = choices?.find((choice) => toPlainName(choice) === toPlainName(raw.trim()));
  const texts = [meant, raw.trim(), raw.trim().toLowerCase()];
  return texts.find((text) => text !== undefined && read(text) !== undefined) ?? example;
};

/** Suggests the corrected attribute. */
const suggestMarkup = (name: string, attribute: Attribute<unknown>, raw = ''): string =>
  `write ${toAttributeName(name)}="${suggestText(attribute, raw).replaceAll('"', '&quot;')}"`;

/**
 * Finds a misspelled attribute: without a dash, with an underscore, or without `data-`. Without
 * `data-`, a single word may be an HTML attribute, such as `id`.
 */
const findMisnamed = (element: HTMLElement, name: string): Attr | undefined => {
  const plain = toPlainName(name);
  return [...element.attributes].find((written) => {
    const found = toPlainName(written.name);
    return found === `data${plain}` || (found === plain && /[A-Z]/.test(name));
  });
};

/**
 * Reads the values of an element's attributes, or their problems: each describes the attribute, its
 * value, the expected value, and the correction (MOUNT-8). A blank optional attribute counts as
 * missing.
 */
export const readAttributes = <A extends Attributes>(
  attributes: A,
  element: HTMLElement,
): Reading<A> => {
  const problems: string[] = [];
  const misnamed: string[] = [];
  const values = Object.fromEntries(
    Object.entries(attributes).map(([name, attribute]) => {
      const { read, expected, required, fallback } = attribute;
      const raw = element.dataset[name];
      const value = raw === undefined ? undefined : read(raw);
      const other = raw === undefined ? findMisnamed(element, name) : undefined;
      const suggest = () => suggestMarkup(name, attribute, raw ?? other?.value);
      if (value === undefined && (required || raw?.trim())) {
        const found = raw === undefined ? 'is missing' : `is "${raw}"`;
        const instead = other ? `, ${other.name} is not read` : '';
        problems.push(
          `${toAttributeName(name)} ${found}, expected ${expected}${instead}: ${suggest()}`,
        );
      } else if (other) {
        misnamed.push(`${other.name} is not read: ${suggest()}`);
      }
      return [name, value ?? fallback];
    }),
  );
  // Each value is from its attribute's reader or fallback, and none is missing.
  const isComplete = (_candidate: unknown): _candidate is AttributesOf<A> => problems.length === 0;
  return isComplete(values) ? { values, misnamed } : { problems: [...problems, ...misnamed] };
};
