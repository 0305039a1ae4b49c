/** Normalizes what authors often mix up in a name: removes case, dashes, and underscores. */
export const toPlainName = (name: string): string => name.toLowerCase().replace(/[-_]/g, '');
