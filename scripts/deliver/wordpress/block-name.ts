/** Returns the name of a placeholder's block. */
export const getBlockName = (name: string): string => `bsro-ui/${name}`;

/** The block that fills a place of a feature, inside the feature's block. */
export const SLOT_BLOCK = 'slot';
