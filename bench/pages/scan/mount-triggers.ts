import { createMountTriggers } from '../../../src/mounts/schema/mount-trigger';
import { placeholders } from './placeholders';

export const mountTriggers = createMountTriggers(placeholders);
