import { getSiteName } from '../site/brands';
import type { SiteName } from '../site/brands';
import { getProfileCookieName } from '../site/stored-names';
import { readJsonCookie, writeJsonCookie } from '../browser/cookies';

/** An object that may have unknown fields of the host, which are kept. */
type Part = Record<string, unknown>;

interface Place extends Part {
  autoZip?: string | undefined;
  /** 0 unknown, 1 by IP address, 2 selected by the visitor. */
  locationLvl?: number | undefined;
  myCity?: string | undefined;
  myState?: string | undefined;
  myZip?: string | undefined;
  storeNumber?: string | undefined;
}

/** The profile in the brand's cookie (COOK-2). */
export interface SiteProfile extends Part {
  userId?: string | undefined;
  vid?: string | undefined;
  location?: Place | undefined;
  tires?: Part | undefined;
  vehicles?: Part | undefined;
}

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

const toPart = (value: unknown): Part | undefined => (isPart(value) ? value : undefined);

const toText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

const toPlace = (place: Part): Place => ({
  ...place,
  autoZip: toText(place['autoZip']),
  locationLvl: typeof place['locationLvl'] === 'number' ? place['locationLvl'] : undefined,
  myCity: toText(place['myCity']),
  myState: toText(place['myState']),
  myZip: toText(place['myZip']),
  storeNumber: toText(place['storeNumber']),
});

/**
 * Reads the visitor's profile without malformed fields; undefined without the cookie. It uses no
 * schema, because every page loads it.
 */
export const readProfileCookie = (site: SiteName): SiteProfile | undefined => {
  const profile = toPart(readJsonCookie(getProfileCookieName(site)));
  if (!profile) return undefined;
  const place = toPart(profile['location']);
  return {
    ...profile,
    userId: toText(profile['userId']),
    vid: toText(profile['vid']),
    location: place && toPlace(place),
    tires: toPart(profile['tires']),
    vehicles: toPart(profile['vehicles']),
  };
};

/** Updates an existing profile; returns false without the cookie, which the host sets. */
export const updateProfileCookie = (
  site: SiteName,
  change: (profile: SiteProfile) => SiteProfile,
): boolean => {
  const current = readProfileCookie(site);
  if (!current) return false;
  writeJsonCookie(getProfileCookieName(site), change(current));
  return true;
};

/** Writes the ID of the signed-in driver into the visitor's profile, or removes it (COOK-2). */
export const saveUserId = (userId: string | undefined): void => {
  const site = getSiteName(document);
  const known = readProfileCookie(site);
  if (!known || known.userId === userId) return;
  updateProfileCookie(site, ({ userId: _previous, ...profile }) =>
    userId === undefined ? profile : { ...profile, userId },
  );
};
