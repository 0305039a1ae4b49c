/** Characters that nothing shows and no value needs: zero-width, bidirectional, soft hyphens, selectors, fillers. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * The invisible characters that also harm words: those that reorder the text after them, and those that only divide
 * or hide it. Joiners, marks for one direction, and selectors stay, because Persian, Indic scripts, and emoji need them.
 */
const HARMFUL = /[\xAD\u180E\u200B\u2060-\u2064\u202A-\u202E\u2066-\u206F\uFEFF\uFFF9-\uFFFB]/g;

/** Spaces, and the joiners and direction marks that have nothing to join or direct there. */
const EDGES = /^[\s\u061C\u200C-\u200F]+|[\s\u061C\u200C-\u200F]+$/g;

/** Text that consists of invisible characters. */
const BLANK = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;

/** Letters and digits as wide as Chinese characters, from U+FF10. */
const FULL_WIDTH = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/g;

/** The dashes that look like a hyphen. */
const DASHES = /[\u2010-\u2015\u2212]/g;

/** A space of any width, such as a no-break space. */
const SPACES = /\p{Zs}/gu;

const LINK_PREFIX = /^(?:(?:mailto|tel):\s*)+/i;

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const cleanCharacters = (text: string): string =>
  text.replace(INVISIBLE, '').normalize('NFKC').replace(SPACES, ' ').replace(DASHES, '-').trim();

/**
 * Cleans a value that machines read, such as an email address, a zip, a phone number, or a code, as it may have been
 * pasted: removes invisible characters, surrounding spaces, and the scheme and query of a copied link; replaces wide
 * characters, spaces, and dashes with plain ones. Passwords must never be cleaned.
 */
export const cleanValue = (text: string): string => {
  const cleaned = cleanCharacters(text);
  const address = cleaned.replace(LINK_PREFIX, '');
  return address === cleaned ? cleaned : cleanCharacters(decode(address.replace(/\?.*$/s, '')));
};

/**
 * Cleans words for people, such as a name, a street, or a comment: removes surrounding spaces and harmful invisible
 * characters, and composes accents (NFC). Any script and emoji stay as they are.
 */
export const cleanText = (text: string): string => {
  const cleaned = text
    .replace(HARMFUL, '')
    .replace(SPACES, ' ')
    .replace(FULL_WIDTH, (character) => character.normalize('NFKC'))
    .normalize('NFC')
    .replace(EDGES, '');
  return BLANK.test(cleaned) ? '' : cleaned;
};
