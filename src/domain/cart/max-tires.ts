/** The most tires of one article in a cart. */
export const MAX_TIRES = 8;
