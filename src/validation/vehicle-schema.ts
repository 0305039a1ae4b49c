import { object, string } from 'yup';
import type { VehicleChoice } from '../domain/vehicles/choice';
import { parseMiles, MAX_NICKNAME_LENGTH } from '../domain/vehicles/vehicle-text';
import { textField, valueField } from './clean-field';
import { REQUIRED_MESSAGE } from './messages';

/** Values of the garage vehicle form. */
export interface VehicleValues extends VehicleChoice {
  nickname: string;
  odometer: string;
  drivingCondition: string;
}

export const ODOMETER_MESSAGE = 'Enter the mileage in up to seven digits';
export const NICKNAME_MESSAGE = `Use ${MAX_NICKNAME_LENGTH} characters or fewer`;

const createRequiredField = () => textField().required(REQUIRED_MESSAGE);

/** Creates a field that is required while the other one is empty: trim or engine (VAL-9). */
const createAlternativeField = (other: 'trim' | 'engine') =>
  textField().when(other, {
    is: (value: unknown) => typeof value !== 'string' || value.trim() === '',
    // oxlint-disable-next-line unicorn/no-thenable -- yup names the option `then`
    then: (schema) => schema.required(REQUIRED_MESSAGE),
  });

/** Rules and messages of the garage vehicle form (VAL-9, VAL-11, GARG-1). */
export const vehicleSchema = object().shape(
  {
    year: createRequiredField(),
    make: createRequiredField(),
    model: createRequiredField(),
    trim: createAlternativeField('engine'),
    engine: createAlternativeField('trim'),
    nickname: textField().max(MAX_NICKNAME_LENGTH, NICKNAME_MESSAGE),
    odometer: valueField().test(
      'miles',
      ODOMETER_MESSAGE,
      (text = '') => parseMiles(text) !== undefined,
    ),
    drivingCondition: string(),
  },
  [['trim', 'engine']],
);
