/** Returns the name of a placeholder's block. */
export const getBlockName = (name: string): string => `bsro-ui/${name}`;
