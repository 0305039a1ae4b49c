/** Converts a name to lowercase words with dashes, so that case and punctuation don't matter. */
export const toKey = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Finds a field by its label, or by its attribute's name with or without `data-`. */
export const findField = <Field extends { readonly label: string; readonly attribute: string }>(
  fields: readonly Field[],
  name: string,
): Field | undefined => {
  const key = toKey(name);
  return fields.find(({ attribute, label }) =>
    [label, attribute, attribute.replace(/^data-/, '')].some((known) => toKey(known) === key),
  );
};

/** Reads the word that an author writes for a flag; undefined if it is another one. */
export const readFlag = (text: string): boolean | undefined => {
  if (/^(yes|true|on)$/i.test(text)) return true;
  return /^(no|false|off)$/i.test(text) ? false : undefined;
};

/** Returns the words of a camelCase name as a label: `includePages` is "Include pages". */
export const toLabel = (name: string): string => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words === 'id' ? 'ID' : words.charAt(0).toUpperCase() + words.slice(1);
};

/** Returns the name of a block as an author writes it: `tire-search` is "Tire search". */
export const toBlockHeading = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
