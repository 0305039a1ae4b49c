import type { IconShape } from '../icon-shape';

export const ALERT: IconShape = [
  'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0',
  'M12 8v4',
  'M12 16h.01',
];
