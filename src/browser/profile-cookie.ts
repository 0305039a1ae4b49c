import type { SiteName } from '../site/brands';
import { readJsonCookie, writeJsonCookie } from './cookies';

/** What the host adds beside the known fields is kept. */
type Part = Record<string, unknown>;

interface Place extends Part {
  autoZip?: string | undefined;
  /** 0 unknown, 1 by address, 2 chosen by the visitor. */
  locationLvl?: number | undefined;
  myCity?: string | undefined;
  myState?: string | undefined;
  myZip?: string | undefined;
  storeNumber?: string | undefined;
}

/** Site profile fields of the brand's cookie (COOK-2). */
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

/** Name of a brand's profile cookie. */
export const getProfileCookieName = (site: SiteName): string => `bsro.cp-${site}`;

/**
 * The visitor's profile; undefined without the cookie, and malformed fields left out. Every page
 * reads it before anything is asked for, so its reader does without the schemas of the calls.
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

/** Changes fields of an existing profile; false without the cookie, which the host gives. */
export const updateProfileCookie = (
  site: SiteName,
  change: (profile: SiteProfile) => SiteProfile,
): boolean => {
  const current = readProfileCookie(site);
  if (!current) return false;
  writeJsonCookie(getProfileCookieName(site), change(current));
  return true;
};
