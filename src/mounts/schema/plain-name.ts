/** A name without what authors mix up most: case, dashes, and underscores. */
export const toPlainName = (name: string): string => name.toLowerCase().replace(/[-_]/g, '');
