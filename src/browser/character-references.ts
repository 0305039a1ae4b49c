const NAMED_REFERENCES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

const LARGEST_CODE_POINT = 0x10_ff_ff;

const decodeNumber = (code: number, reference: string): string =>
  code > 0 && code <= LARGEST_CODE_POINT ? String.fromCodePoint(code) : reference;

/**
 * Decodes the character references, such as `&amp;` and `&#038;`, that a CMS editor has inserted
 * (docs/mounting.md#what-cmss-do-to-markup).
 */
export const decodeReferences = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi,
    (reference, hex, decimal, name) => {
      if (typeof hex === 'string') return decodeNumber(Number.parseInt(hex, 16), reference);
      if (typeof decimal === 'string') return decodeNumber(Number.parseInt(decimal, 10), reference);
      return typeof name === 'string' ? (NAMED_REFERENCES[name] ?? reference) : reference;
    },
  );
