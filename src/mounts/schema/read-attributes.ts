import type { Attribute, Attributes, AttributesOf } from './attributes';
import { toPlainName } from './plain-name';

type Reading<A extends Attributes> =
  | {
      readonly values: AttributesOf<A>;
      /** Attributes that are written, but by a name that is not read. */
      readonly misnamed: readonly string[];
    }
  | { readonly problems: readonly string[] };

/** The `data-*` name as an author writes it. */
export const markupName = (name: string): string =>
  `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** A text that the attribute accepts: the one that was probably meant, else an example. */
const suggestText = ({ read, example, choices }: Attribute<unknown>, raw: string): string => {
  const meant = choices?.find((choice) => toPlainName(choice) === toPlainName(raw.trim()));
  const texts = [meant, raw.trim(), raw.trim().toLowerCase()];
  return texts.find((text) => text !== undefined && read(text) !== undefined) ?? example;
};

/** What an author writes to mend an attribute. */
const suggestMarkup = (name: string, attribute: Attribute<unknown>, raw = ''): string =>
  `write ${markupName(name)}="${suggestText(attribute, raw).replaceAll('"', '&quot;')}"`;

/**
 * The attribute that an author has written in place of a known one: without a dash, with an
 * underscore, or without `data-`. HTML has attributes of one word itself, such as `id`.
 */
const findMisnamed = (element: HTMLElement, name: string): Attr | undefined => {
  const plain = toPlainName(name);
  return [...element.attributes].find((written) => {
    const found = toPlainName(written.name);
    return found === `data${plain}` || (found === plain && /[A-Z]/.test(name));
  });
};

/**
 * The values of an element's attributes, or all that is wrong with them: each problem names the
 * attribute, its value, what was expected, and what to write (MOUNT-8). An attribute that is there
 * but blank counts as absent where an author may leave it out.
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
      const mend = () => suggestMarkup(name, attribute, raw ?? other?.value);
      if (value === undefined && (required || raw?.trim())) {
        const found = raw === undefined ? 'is missing' : `is "${raw}"`;
        const instead = other ? `, ${other.name} is not read` : '';
        problems.push(`${markupName(name)} ${found}, expected ${expected}${instead}: ${mend()}`);
      } else if (other) {
        misnamed.push(`${other.name} is not read: ${mend()}`);
      }
      return [name, value ?? fallback];
    }),
  );
  // Each value came from its own attribute's reader or fallback, and none is missing.
  const isComplete = (_candidate: unknown): _candidate is AttributesOf<A> => problems.length === 0;
  return isComplete(values) ? { values, misnamed } : { problems: [...problems, ...misnamed] };
};
