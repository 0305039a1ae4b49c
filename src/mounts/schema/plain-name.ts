/** Removes what authors often mix up in a name: case, dashes, and underscores. */
export const toPlainName = (name: string): string => name.toLowerCase().replace(/[-_]/g, '');
