import { unknown } from 'valibot';
import type { Result } from './result';
import { call } from './http';

/**
 * GET profile/update-vid: replaces the visitor ID of the profile with the page's (MYST-9).
 * @param ip the visitor's IP address, if known (MYST-6)
 */
export const updateVisitorId = (vid: string, ip?: string): Promise<Result<unknown>> =>
  call({ path: 'profile/update-vid', schema: unknown(), hasSideEffects: true, query: { vid, ip } });
