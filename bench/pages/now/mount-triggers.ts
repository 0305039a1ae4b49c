import { createMountTriggers } from '../../../src/mounts/schema/mount-trigger';
import { islandNow } from '../island/placeholder';

export const mountTriggers = createMountTriggers([islandNow]);
