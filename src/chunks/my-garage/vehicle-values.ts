import type { VehicleValues } from '../../validation/vehicle-schema';
import { toVehicleChoice } from '../../vehicles/choice';
import type { VehicleChoice } from '../../vehicles/choice';
import { isSameVehicle } from '../../vehicles/equality';
import { parseVehicle, omitId } from '../../vehicles/vehicle';
import type { Vehicle } from '../../vehicles/vehicle';
import { parseMiles } from '../../vehicles/vehicle-text';

/** Converts a vehicle to the form's initial values; an odometer of '0' means unknown (VEH-3). */
export const toFormValues = (vehicle: Vehicle | undefined): VehicleValues => ({
  ...toVehicleChoice(vehicle),
  nickname: vehicle?.nickname ?? '',
  odometer: Number(vehicle?.odometer) > 0 ? (vehicle?.odometer ?? '') : '',
  drivingCondition: vehicle?.drivingCondition ?? '',
});

/** Returns the form values that identify the vehicle. */
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
 * Converts the form's values to a vehicle; undefined without a year.
 * @param original the vehicle that is edited; its catalog ID and image stay if the vehicle is the same
 */
export const toVehicle = (
  values: VehicleValues,
  id: string,
  original?: Vehicle,
): Vehicle | undefined => {
  const described = parseVehicle({ ...values, odometer: parseMiles(values.odometer), id });
  if (!described || !original) return described;
  const { nickname: _, ...named } = omitId(original);
  const isSame = isSameVehicle(omitId(described), named);
  return isSame
    ? parseVehicle({ acesid: original.acesid, imageUrl: original.imageUrl, ...described })
    : described;
};
