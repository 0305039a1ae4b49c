/**
 * The path data of a Lucide icon (ISC license) with a 24 × 24 view box. Each shape is a separate module,
 * so that a chunk contains only those that it renders.
 */
export type IconShape = readonly string[];
