/** Labels of the submit button, if the CMS's form has no labeled one or there is no CMS form. */
export const SUBMIT_LABELS = {
  withForm: 'Show tires',
  withoutForm: 'Select this vehicle',
} as const;

/** The error message of an empty field. */
export const REQUIRED_FIELD = 'Required';

/** Confirms that a vehicle is now the current vehicle. */
export const getVehicleSelectedMessage = (vehicle: string): string =>
  `${vehicle} is now your vehicle.`;
