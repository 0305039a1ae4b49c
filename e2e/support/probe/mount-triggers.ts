import { createMountTriggers } from '../../../src/mounts/schema/mount-trigger';
import { probes } from './probes';

/** The mount triggers of the probes. The build evaluates this module and puts its value into the probes' entry. */
export const mountTriggers = createMountTriggers(probes);
