import type { Vehicle } from './vehicle';

/** Joins year, make, and model; with dashes for the cookie and the services (COOK-3). */
export const joinYearMakeModel = ({ year, make, model }: Vehicle, separator = '-'): string =>
  [year, make, model].filter(Boolean).join(separator);

/** Formats the name of a vehicle: `2019 Honda CR-V`. */
export const formatVehicleName = (vehicle: Vehicle): string => joinYearMakeModel(vehicle, ' ');

/** Formats the name of a vehicle with its trim, if it has one: `2019 Honda CR-V EX`. */
export const formatVehicleWithTrim = (vehicle: Vehicle): string =>
  [formatVehicleName(vehicle), vehicle.trim].filter(Boolean).join(' ');
