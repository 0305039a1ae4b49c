import type { SiteName } from '../site/brands';

/** Name of a brand's vehicle cookie. */
export const vehicleCookieOf = (site: SiteName): string => `bsro.vehicles-${site}`;
