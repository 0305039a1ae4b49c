/** Labels of the submit button, if the CMS's form has none. */
export const SUBMIT_LABELS = {
  withForm: 'Show tires',
  withoutForm: 'Select this vehicle',
} as const;

/** The error message of an empty field. */
export const REQUIRED_FIELD = 'Required';

/** The confirmation that the visitor has selected a vehicle. */
export const getVehicleSelectedMessage = (vehicle: string): string =>
  `${vehicle} is now your vehicle.`;
