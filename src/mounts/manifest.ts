import { everyPage } from './every-page';
import { features } from './features';
import type { AnyPlaceholder } from './schema/placeholder';

/** Every placeholder of the bundle, in the order of a page (MOUNT-1, MOUNT-2). */
export const manifest: readonly AnyPlaceholder[] = [...everyPage, ...features];
