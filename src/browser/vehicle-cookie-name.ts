import type { SiteName } from '../site/brands';

/** Name of a brand's vehicle cookie. */
export const getVehicleCookieName = (site: SiteName): string => `bsro.vehicles-${site}`;
