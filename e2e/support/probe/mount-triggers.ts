import { createMountTriggers } from '../../../src/mounts/schema/mount-trigger';
import { probes } from './probes';

/** What the probes' entry looks for; evaluated by the build. */
export const mountTriggers = createMountTriggers(probes);
