import { object, string } from 'yup';
import type { VehicleChoice } from '../domain/vehicles/choice';
import { VEHICLE_MESSAGES } from '../domain/vehicles/messages';
import { parseMiles, MAX_NICKNAME_LENGTH } from '../domain/vehicles/vehicle-text';
import { limitText, textField, valueField } from './clean-field';
import { FORM_MESSAGES } from './messages';

export interface VehicleValues extends VehicleChoice {
  nickname: string;
  odometer: string;
  drivingCondition: string;
}

const createRequiredField = () => textField().required(() => FORM_MESSAGES.required);

/** Creates a field that is required while the other one is empty: trim or engine (VAL-9). */
const createAlternativeField = (other: 'trim' | 'engine') =>
  textField().when(other, {
    is: (value: unknown) => typeof value !== 'string' || value.trim() === '',
    // oxlint-disable-next-line unicorn/no-thenable -- yup names the option `then`
    then: (schema) => schema.required(() => FORM_MESSAGES.required),
  });

/** Rules and messages of the garage vehicle form (VAL-9, VAL-11, GARG-1). */
export const vehicleSchema = object().shape(
  {
    year: createRequiredField(),
    make: createRequiredField(),
    model: createRequiredField(),
    trim: createAlternativeField('engine'),
    engine: createAlternativeField('trim'),
    nickname: limitText(MAX_NICKNAME_LENGTH),
    odometer: valueField().test(
      'miles',
      () => VEHICLE_MESSAGES.odometer,
      (text = '') => parseMiles(text) !== undefined,
    ),
    drivingCondition: string(),
  },
  [['trim', 'engine']],
);
