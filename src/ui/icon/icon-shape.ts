/**
 * The lines of an icon of the Lucide set (ISC license): paths of a 24 × 24 drawing. Each shape is a
 * module, so that a chunk contains only those that it draws.
 */
export type IconShape = readonly string[];
