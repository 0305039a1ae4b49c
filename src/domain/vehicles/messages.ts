import { defineTexts } from '../../language/define-texts';

export const VEHICLE_MESSAGES = defineTexts('vehicles', {
  /** For a vehicle that lacks its year, make, or model, or has neither a trim nor an engine (VAL-9). */
  incomplete: 'Incomplete vehicle data',
  /** For a mileage that isn't a number. */
  odometer: 'Enter the mileage in up to seven digits',
  miles: '{miles, number} miles',
});
