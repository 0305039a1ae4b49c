/** Legend of the choice between the two forms. */
export const SEARCH_BY = 'Find tires by';

export const SEARCH_TYPE_LABELS = { vehicle: 'Vehicle', size: 'Size' } as const;

export const SIZE_LABEL = 'Tire size';

export const SIZE_HINT = 'For example, 205/55R16';

/** Label of the submit button if the CMS's button has none. */
export const SUBMIT_LABEL = 'Show tires';

/** Accessible name of the list of the garage's vehicles. */
export const GARAGE_LABEL = 'My garage';

export const getVehicleTiresLabel = (vehicle: string): string => `Tires for your ${vehicle}`;
