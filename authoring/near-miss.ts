import { distance } from 'fastest-levenshtein';
import { toPlainName } from '../src/mounts/schema/attribute-name';

// Rules for misspelled names: pure functions that know neither the file nor the page.

/** Returns how many letters may differ between a misspelled name and a known name of this length. */
type Tolerance = (length: number) => number;

/** The default: short words must match exactly, because they resemble too many others. */
const getWordTolerance: Tolerance = (length) => (length <= 3 ? 0 : length <= 6 ? 1 : 2);

/** For class names: stricter, because a theme may use a class name that resembles a short one of ours. */
const getClassTolerance: Tolerance = (length) => (length < 10 ? 0 : length < 14 ? 1 : 2);

/** For class names with our prefix, which leaves no doubt that a placeholder is meant. */
const getPrefixedClassTolerance: Tolerance = () => 2;

/**
 * Finds the known words that an unknown one was probably meant to be: those that differ only in
 * case, dashes, and underscores, or else those with the fewest differing letters.
 */
export const findNearMisses = (
  word: string,
  known: readonly string[],
  getTolerance: Tolerance = getWordTolerance,
): string[] => {
  const plain = toPlainName(word.trim());
  const same = known.filter((candidate) => toPlainName(candidate) === plain);
  if (same.length > 0) return same;
  const near = known.flatMap((candidate) => {
    const other = toPlainName(candidate);
    const limit = getTolerance(other.length);
    // The distance is at least the difference of the lengths, which costs nothing to compare.
    if (Math.abs(plain.length - other.length) > limit) return [];
    const edits = distance(plain, other);
    return edits > 0 && edits <= limit ? [{ candidate, edits }] : [];
  });
  const fewest = Math.min(...near.map(({ edits }) => edits));
  return near.filter(({ edits }) => edits === fewest).map(({ candidate }) => candidate);
};

/** Finds the one word that an unknown one was probably meant to be; undefined if it could be several. */
export const findMeant = (
  word: string,
  known: readonly string[],
  getTolerance?: Tolerance,
): string | undefined => {
  const [meant, ...others] = findNearMisses(word, known, getTolerance);
  return others.length === 0 ? meant : undefined;
};

const DATA = 'data-';

const toDataName = (name: string): string => `${DATA}${name}`;

/** Attributes of HTML, which are not misspelled `data-*` attributes. */
const HTML_ATTRIBUTES = new Set(
  'id class type name src title lang dir style role hidden tabindex slot part is'.split(' '),
);

/**
 * Finds the `data-*` attributes that an unknown attribute was probably meant to be.
 * @param unused the attributes of the placeholder that the element doesn't have
 */
export const findMeantAttributes = (name: string, unused: readonly string[]): string[] => {
  if (name.startsWith(DATA)) {
    const cores = unused.map((candidate) => candidate.slice(DATA.length));
    return findNearMisses(name.slice(DATA.length), cores).map(toDataName);
  }
  if (HTML_ATTRIBUTES.has(name) || name.startsWith('aria-')) return [];
  return unused.filter((candidate) => {
    const plain = toPlainName(name);
    return plain === toPlainName(candidate) || plain === toPlainName(candidate.slice(DATA.length));
  });
};

/** Finds the attribute whose name an author cut short: `data-end-date` if the author wrote `data-end`. */
export const findLongerAttribute = (name: string, unused: readonly string[]): string | undefined =>
  name.startsWith(DATA) ? unused.find((candidate) => candidate.startsWith(`${name}-`)) : undefined;

/** Returns the first word of a `data-*` attribute, such as `store` of `data-store-id`. */
const getFirstWord = (name: string): string | undefined => /^data-([a-z]+)/.exec(name)?.[1];

/**
 * Finds the missing attributes whose first word is that of an unknown attribute, because the author may have meant
 * them: `data-store-number`, for example, if the author wrote `data-store-id`.
 */
export const findRelatedAttributes = (name: string, missing: readonly string[]): string[] => {
  const word = getFirstWord(name);
  return word === undefined ? [] : missing.filter((candidate) => getFirstWord(candidate) === word);
};

/** The class name of a placeholder, of which an unknown class may be a misspelling. */
export interface KnownClass {
  readonly className: string;
  /** Whether this class requires attributes, and the element has all of them. */
  readonly isLikely: boolean;
}

/**
 * Finds the block that an unknown block was probably meant to be. A project may have blocks whose names resemble a
 * short one of ours.
 */
export const findBlockName = (name: string, known: readonly string[]): string | undefined =>
  findMeant(name, known, getClassTolerance);

const PREFIX = 'bsro-';

const removePrefix = (className: string): string =>
  className.startsWith(PREFIX) ? className.slice(PREFIX.length) : className;

/** Checks whether a name is the plural of a class name, such as that of a list around placeholders. */
const isPlural = (name: string, className: string): boolean =>
  [`${className}s`, `${className}es`, className.replace(/y$/, 'ies')].includes(name);

/** Checks whether a name is that of a CMS's wrapper of a component: the component's name without dashes. */
const isComponentWrapper = (name: string, className: string): boolean =>
  removePrefix(className).replaceAll('-', '') === name;

/**
 * Finds the classes of placeholders that an unknown class was probably meant to be. A theme may use
 * the name of a placeholder without its prefix; in that case, only the attributes show what is meant.
 */
export const findMeantClasses = (name: string, known: readonly KnownClass[]): string[] => {
  if (/__|--/.test(name)) return [];
  const isThemeClass = known.some(
    ({ className, isLikely }) =>
      isComponentWrapper(name, className) || (!isLikely && isPlural(name, removePrefix(className))),
  );
  if (isThemeClass) return [];
  const classNames = known
    .map(({ className }) => className)
    // A name that differs little from a class name of one word is probably the theme's.
    .filter((className) => className.includes('-'));
  const prefixed = classNames.filter((className) => className.startsWith(PREFIX));
  const others = classNames.filter((className) => !className.startsWith(PREFIX));
  const whole = [
    ...(/^b/i.test(name) ? findNearMisses(name, prefixed, getPrefixedClassTolerance) : []),
    ...findNearMisses(name, others, getClassTolerance),
  ];
  if (whole.length > 0) return whole;
  const likely = known.filter(({ isLikely }) => isLikely).map(({ className }) => className);
  const meant = findNearMisses(name, likely.map(removePrefix));
  return likely.filter((className) => meant.includes(removePrefix(className)));
};
