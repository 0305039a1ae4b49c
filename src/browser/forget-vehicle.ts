import type { SiteName } from '../site/brands';
import { COOKIE_DAYS, readJsonCookie, writeJsonCookie } from './cookies';
import { updateProfileCookie } from './profile-cookie';
import { getVehicleCookieName } from './vehicle-cookie-name';

/**
 * Forgets the visitor's vehicle, in the profile cookie too; a tire size stays. It does without the
 * schemas of what reads the cookie, since it comes with whatever ends a session.
 */
export const forgetVehicle = (site: SiteName): void => {
  const facts = readJsonCookie(getVehicleCookieName(site));
  if (typeof facts !== 'object' || facts === null || !('vehicles' in facts)) return;
  const { vehicles: _, ...rest } = facts;
  writeJsonCookie(getVehicleCookieName(site), rest, COOKIE_DAYS.vehicle);
  updateProfileCookie(site, ({ vehicles: _forgotten, ...profile }) => profile);
};
