import { manifest } from './manifest';
import { createMountTriggers } from './schema/mount-trigger';

/** The mount triggers of all placeholders. The build evaluates this module and inlines its value. */
export const mountTriggers = createMountTriggers(manifest);
