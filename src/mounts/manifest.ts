import { everyPage } from './every-page';
import { features } from './features';
import type { AnyPlaceholder } from './schema/placeholder';

/** The declarations of all placeholders (MOUNT-1, MOUNT-2). */
export const manifest: readonly AnyPlaceholder[] = [...everyPage, ...features];
