import { createMountTriggers } from '../../../src/mounts/schema/mount-trigger';
import { islandVisible } from '../island/placeholder';

export const mountTriggers = createMountTriggers([islandVisible]);
