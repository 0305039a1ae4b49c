import type { VehicleValues } from '../../validation/vehicle-schema';
import { toVehicleChoice } from '../../domain/vehicles/choice';
import type { VehicleChoice } from '../../domain/vehicles/choice';
import { updateVehicle } from '../../domain/vehicles/update-vehicle';
import { parseVehicle } from '../../domain/vehicles/vehicle';
import type { Vehicle } from '../../domain/vehicles/vehicle';
import { parseMiles } from '../../domain/vehicles/vehicle-text';

/** Converts a vehicle to the form's initial values; an odometer of '0' means unknown (VEH-3). */
export const toFormValues = (vehicle: Vehicle | undefined): VehicleValues => ({
  ...toVehicleChoice(vehicle),
  nickname: vehicle?.nickname ?? '',
  odometer: Number(vehicle?.odometer) > 0 ? (vehicle?.odometer ?? '') : '',
  drivingCondition: vehicle?.drivingCondition ?? '',
});

export const pickVehicleChoice = ({
  year,
  make,
  model,
  trim,
  engine,
}: VehicleValues): VehicleChoice => ({
  year,
  make,
  model,
  trim,
  engine,
});

/**
 * Converts the form's values to a vehicle; returns undefined if they have no year.
 * @param original the vehicle before the edit, which keeps what the form leaves empty (VEH-2)
 */
export const toVehicle = (
  values: VehicleValues,
  id: string,
  original?: Vehicle,
): Vehicle | undefined => {
  const entered = parseVehicle({ ...values, odometer: parseMiles(values.odometer), id });
  return entered && original ? updateVehicle(original, entered) : entered;
};
