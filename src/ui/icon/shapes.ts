/** The path data of a Lucide icon (ISC license) with a 24 × 24 view box. */
export type IconShape = readonly string[];

export const CHECK: IconShape = ['M20 6 9 17l-5-5'];

export const CART: IconShape = [
  'm2.05 2.05 1.1-.03a1 1 0 0 1 1 .82l2.7 14.34A1 1 0 0 0 7.83 18H18',
  'M4.56 5H21a1 1 0 0 1 .98 1.2l-1.03 6.23A2 2 0 0 1 18.96 14H6.25',
  'M16 20a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  'M6 20a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
];

export const ALERT: IconShape = [
  'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0',
  'M12 8v4',
  'M12 16h.01',
];

export const CHEVRON: IconShape = ['m6 9 6 6 6-6'];

export const CHEVRON_LEFT: IconShape = ['m15 18-6-6 6-6'];

export const CHEVRON_RIGHT: IconShape = ['m9 18 6-6-6-6'];

export const LINK: IconShape = [
  'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71',
  'M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71',
];

export const CLOSE: IconShape = ['M18 6 6 18', 'm6 6 12 12'];

export const PERSON: IconShape = [
  'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0',
  'M8 10a4 4 0 1 0 8 0 4 4 0 1 0-8 0',
  'M17.9 18.7a6.2 6.2 0 0 0-11.8 0',
];
