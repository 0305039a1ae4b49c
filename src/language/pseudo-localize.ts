const ACCENTED: Readonly<Record<string, string>> = {
  a: 'å',
  e: 'é',
  i: 'î',
  o: 'ø',
  u: 'ü',
  c: 'ç',
  n: 'ñ',
  y: 'ý',
  A: 'Å',
  E: 'É',
  I: 'Î',
  O: 'Ø',
  U: 'Ü',
  C: 'Ç',
  N: 'Ñ',
  Y: 'Ý',
};

/**
 * Marks a text in ICU message syntax, so that texts without marks on a page are those that can't be translated:
 * `[Shøw {count} møré]`. Names of parameters and cases, which are between an odd and an even brace, stay.
 */
export const pseudoLocalize = (text: string): string => {
  let depth = 0;
  const marked = text.replace(/[{}A-Za-z]/g, (character) => {
    if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    else if (depth % 2 === 0) return ACCENTED[character] ?? character;
    return character;
  });
  return `[${marked}]`;
};
