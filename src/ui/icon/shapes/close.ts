import type { IconShape } from '../icon-shape';

export const CLOSE: IconShape = ['M18 6 6 18', 'm6 6 12 12'];
