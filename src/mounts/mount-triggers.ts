import { everyPage } from './every-page';
import { features } from './features';
import { pageFeatures } from './page-features';
import { createMountTriggers } from './schema/mount-trigger';

/** The mount triggers of all placeholders. The build evaluates this module and inlines its value. */
export const mountTriggers = [
  ...createMountTriggers([...everyPage, ...features]),
  ...createMountTriggers(pageFeatures, true),
];
