/** Converts a camelCase name to the `data-*` attribute's name. */
export const toAttributeName = (name: string): string =>
  `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
