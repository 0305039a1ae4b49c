/** Converts a name to lowercase words with dashes, so that case and punctuation don't matter. */
export const toKey = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Returns the words of a camelCase name as a label: `includePages` is "Include pages". */
export const toLabel = (name: string): string => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words === 'id' ? 'ID' : words.charAt(0).toUpperCase() + words.slice(1);
};

/** Returns the name of a block as an author writes it: `tire-search` is "Tire search". */
export const toBlockHeading = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
