import type { SiteName } from '../../site/brands';
import { COOKIE_DAYS, readJsonCookie, writeJsonCookie } from '../../browser/cookies';
import { updateProfileCookie } from '../../services/profile-cookie';
import { getVehicleCookieName } from './vehicle-cookie-name';

/**
 * Removes the visitor's vehicle from the vehicle and profile cookies, and keeps the tire size. It
 * uses no schema, because every chunk that ends a session loads it.
 */
export const forgetVehicle = (site: SiteName): void => {
  const cookie = readJsonCookie(getVehicleCookieName(site));
  if (typeof cookie !== 'object' || cookie === null || !('vehicles' in cookie)) return;
  const { vehicles: _, ...rest } = cookie;
  writeJsonCookie(getVehicleCookieName(site), rest, COOKIE_DAYS.vehicle);
  updateProfileCookie(site, ({ vehicles: _forgotten, ...profile }) => profile);
};
