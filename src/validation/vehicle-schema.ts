import { object, string } from 'yup';
import type { VehicleChoice } from '../vehicles/choice';
import { parseMiles, MOST_NICKNAME } from '../vehicles/vehicle-text';
import { REQUIRED_MESSAGE } from './required';

/** What the form of a garage vehicle holds. */
export interface VehicleValues extends VehicleChoice {
  nickname: string;
  odometer: string;
  drivingCondition: string;
}

export const ODOMETER_MESSAGE = 'Enter the miles in digits, seven at most';
export const NICKNAME_MESSAGE = `Use ${MOST_NICKNAME} characters or fewer`;

const required = () => string().trim().required(REQUIRED_MESSAGE);

/** Trim or engine: each is missing only while the other is too (VAL-9). */
const either = (other: 'trim' | 'engine') =>
  string()
    .trim()
    .when(other, {
      is: (said: unknown) => typeof said !== 'string' || said.trim() === '',
      // oxlint-disable-next-line unicorn/no-thenable -- the name that yup has for it
      then: (schema) => schema.required(REQUIRED_MESSAGE),
    });

/** The rules and messages of a garage vehicle's form (VAL-9, VAL-11, GARG-1). */
export const vehicleSchema = object().shape(
  {
    year: required(),
    make: required(),
    model: required(),
    trim: either('engine'),
    engine: either('trim'),
    nickname: string().trim().max(MOST_NICKNAME, NICKNAME_MESSAGE),
    odometer: string().test(
      'miles',
      ODOMETER_MESSAGE,
      (text = '') => parseMiles(text) !== undefined,
    ),
    drivingCondition: string(),
  },
  [['trim', 'engine']],
);
