import type { IconShape } from '../icon-shape';

export const CHECK: IconShape = ['M20 6 9 17l-5-5'];
