/** Converts a camelCase name to the `data-*` attribute's name. */
export const toAttributeName = (name: string): string =>
  `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Normalizes what authors often mix up in a name: removes case, dashes, and underscores. */
export const toPlainName = (name: string): string => name.toLowerCase().replace(/[-_]/g, '');
