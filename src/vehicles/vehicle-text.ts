import { formatVehicleName } from './vehicle';
import type { Vehicle } from './vehicle';

/** Most characters of a nickname that an account keeps. */
export const MOST_NICKNAME = 80;

const MILES = /^\d{0,7}$/;

/** Digits of an odometer as it was typed, separators left out; undefined when it is none. */
export const parseMiles = (typed: string): string | undefined => {
  const digits = typed.replace(/[\s,]/g, '');
  return MILES.test(digits) ? digits : undefined;
};

/** An odometer in words: `61,250 miles`; empty where it is not known, which '0' stands for (VEH-3). */
export const formatMiles = (odometer: string | undefined): string => {
  const miles = Number(odometer);
  return miles > 0 ? `${miles.toLocaleString('en-US')} miles` : '';
};

/** What its driver calls it: the nickname, else year, make and model. */
export const getVehicleTitle = (vehicle: Vehicle): string =>
  vehicle.nickname || formatVehicleName(vehicle);

/** What it is, for a line below its title: `2019 Honda CR-V EX, 1.5L L4`. */
export const formatVehicleDetail = (vehicle: Vehicle): string =>
  [`${formatVehicleName(vehicle)} ${vehicle.trim ?? ''}`.trim(), vehicle.engine]
    .filter(Boolean)
    .join(', ');
