/** The legend of the choice between both forms. */
export const SEARCH_BY = 'Find tires by';

export const SEARCH_TYPE_LABELS = { vehicle: 'Vehicle', size: 'Size' } as const;

export const SIZE_LABEL = 'Tire size';

export const SIZE_HINT = 'For example, 205/55R16';

/** The label of a submit button, if the CMS's form has none. */
export const SUBMIT_LABEL = 'Show tires';

/** The name of the list of links to the tires of the garage's vehicles. */
export const GARAGE_LABEL = 'My garage';

export const getVehicleTiresLabel = (vehicle: string): string => `Tires for your ${vehicle}`;
