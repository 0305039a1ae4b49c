/** Gets the part of a file's hash that its name contains. */
export const getNameHash = (hash: string): string => hash.replace(/\W/g, '').slice(0, 8);
