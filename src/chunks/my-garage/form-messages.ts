export const FIELD_LABELS = {
  year: 'Year',
  make: 'Make',
  model: 'Model',
  trim: 'Trim',
  engine: 'Engine',
  nickname: 'Nickname',
  odometer: 'Odometer',
  drivingCondition: 'Driving conditions',
} as const;

export const HINTS = {
  nickname: 'For example, Family van.',
  odometer: 'In miles.',
  drivingCondition: 'Severe means short trips, towing, dust, heat, or cold.',
} as const;

export const NO_DRIVING_CONDITION = 'Not specified';

/** Shown in the form of a saved vehicle. */
export const EMPTY_FIELDS_STAY = 'A field that you leave empty keeps its saved value.';

export const FORM_LABELS = { save: 'Save vehicle', saving: 'Saving…', cancel: 'Cancel' } as const;

/** @param title name of the vehicle to edit; undefined for a new vehicle */
export const getFormHeading = (title: string | undefined): string =>
  title === undefined ? 'Add a vehicle' : `Edit ${title}`;
