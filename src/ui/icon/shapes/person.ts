import type { IconShape } from '../icon-shape';

export const PERSON: IconShape = [
  'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0',
  'M8 10a4 4 0 1 0 8 0 4 4 0 1 0-8 0',
  'M17.9 18.7a6.2 6.2 0 0 0-11.8 0',
];
