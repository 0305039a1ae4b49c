import { createMountTriggers } from '../../../src/mounts/schema/mount-trigger';
import { probes } from './probes';

/** The mount triggers of the probes' entry, which the build evaluates. */
export const mountTriggers = createMountTriggers(probes);
