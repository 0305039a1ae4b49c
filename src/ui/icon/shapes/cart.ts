import type { IconShape } from '../icon-shape';

export const CART: IconShape = [
  'm2.05 2.05 1.1-.03a1 1 0 0 1 1 .82l2.7 14.34A1 1 0 0 0 7.83 18H18',
  'M4.56 5H21a1 1 0 0 1 .98 1.2l-1.03 6.23A2 2 0 0 1 18.96 14H6.25',
  'M16 20a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  'M6 20a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
];
