/** The spellings of a placeholder's name in code, styles, and texts. */
export interface PlaceholderName {
  /** `store-team`: its files, its chunk, and its sample page. */
  readonly kebab: string;
  /** `storeTeam`: its declaration. */
  readonly camel: string;
  /** `StoreTeam`: its component, and the prefix of its types. */
  readonly pascal: string;
  /** `bsro-store-team`: the class of its element, and the prefix of its styles. */
  readonly className: string;
  /** `Store team`: its title for authors. */
  readonly title: string;
}

/** The prefix of every new class name, so that a theme's own class never mounts. */
const PREFIX = 'bsro-';

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/;

const MAX_LENGTH = 40;

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Converts a text to the valid name that was probably meant: `StoreTeam` to `store-team`. */
const toKebabCase = (text: string): string =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .replace(new RegExp(`^${PREFIX}`), '');

/**
 * Parses the name of a new placeholder.
 * @throws Error that says what is wrong with the name and what to write instead
 */
export const parsePlaceholderName = (text: string): PlaceholderName => {
  const meant = toKebabCase(text);
  if (text !== meant || !NAME.test(text)) {
    const suggestion = NAME.test(meant) ? `: write ${meant}` : ', such as store-team';
    throw new Error(
      text.startsWith(PREFIX) && text === PREFIX + meant
        ? `${text}: the class name gets the prefix ${PREFIX} automatically${suggestion}`
        : `${text}: expected two or more words in lowercase, joined by dashes${suggestion}`,
    );
  }
  if (text.length > MAX_LENGTH) {
    throw new Error(`${text}: expected at most ${MAX_LENGTH} characters`);
  }
  const pascal = text.split('-').map(capitalize).join('');
  return {
    kebab: text,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    className: PREFIX + text,
    title: capitalize(text.replaceAll('-', ' ')),
  };
};
