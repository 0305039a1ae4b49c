import type { SiteName } from '../../site/brands';

/** Returns the name of a brand's vehicle cookie. */
export const getVehicleCookieName = (site: SiteName): string => `bsro.vehicles-${site}`;
