import { unknown } from 'valibot';
import type { Result } from './result';
import { call } from './http';

/** GET profile/update-vid: replaces the visitor ID of the profile with the page's (MYST-9). */
export const updateVisitorId = (vid: string): Promise<Result<unknown>> =>
  call({ path: 'profile/update-vid', schema: unknown(), hasSideEffects: true, query: { vid } });
