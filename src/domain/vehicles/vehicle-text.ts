import { cleanValue } from '../text/clean-text';
import { VEHICLE_MESSAGES } from './messages';
import { formatVehicleName, formatVehicleWithTrim } from './vehicle-name';
import type { Vehicle } from './vehicle';

/** Maximum length of a nickname in an account, in characters. */
export const MAX_NICKNAME_LENGTH = 80;

const MILES = /^\d{0,7}$/;

/** Returns the digits of a typed mileage, without separators; undefined if it is invalid. */
export const parseMiles = (typed: string): string | undefined => {
  const digits = cleanValue(typed).replace(/[\s,]/g, '');
  return MILES.test(digits) ? digits : undefined;
};

/** Formats an odometer as `61,250 miles`; empty if unknown or '0' (VEH-3). */
export const formatMiles = (odometer: string | undefined): string => {
  const miles = Number(odometer);
  return miles > 0 ? VEHICLE_MESSAGES.miles({ miles: Math.round(miles) }) : '';
};

/** Returns the title of a vehicle: its nickname, or else year, make, and model. */
export const getVehicleTitle = (vehicle: Vehicle): string =>
  vehicle.nickname || formatVehicleName(vehicle);

/** Formats the line below a vehicle's title: `2019 Honda CR-V EX, 1.5L L4`. */
export const formatVehicleDetail = (vehicle: Vehicle): string =>
  [formatVehicleWithTrim(vehicle), vehicle.engine].filter(Boolean).join(', ');
