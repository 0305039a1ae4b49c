import type { VehicleValues } from '../../validation/vehicle-schema';
import { toVehicleChoice } from '../../vehicles/choice';
import type { VehicleChoice } from '../../vehicles/choice';
import { isSameVehicle } from '../../vehicles/equality';
import { parseVehicle, omitId } from '../../vehicles/vehicle';
import type { Vehicle } from '../../vehicles/vehicle';
import { parseMiles } from '../../vehicles/vehicle-text';

/** A vehicle as its form begins; an odometer of '0' is one that nobody has told (VEH-3). */
export const valuesOf = (vehicle: Vehicle | undefined): VehicleValues => ({
  ...toVehicleChoice(vehicle),
  nickname: vehicle?.nickname ?? '',
  odometer: Number(vehicle?.odometer) > 0 ? (vehicle?.odometer ?? '') : '',
  drivingCondition: vehicle?.drivingCondition ?? '',
});

/** What the form says of the vehicle itself. */
export const choiceIn = ({ year, make, model, trim, engine }: VehicleValues): VehicleChoice => ({
  year,
  make,
  model,
  trim,
  engine,
});

/**
 * The vehicle that a form describes; nothing without a year.
 * @param before the vehicle that is changed: its number in the catalogue and its picture stay while
 *   the form still describes the same one
 */
export const vehicleOfValues = (
  values: VehicleValues,
  id: string,
  before?: Vehicle,
): Vehicle | undefined => {
  const described = parseVehicle({ ...values, odometer: parseMiles(values.odometer), id });
  if (!described || !before) return described;
  const { nickname: _, ...named } = omitId(before);
  const isSame = isSameVehicle(omitId(described), named);
  return isSame
    ? parseVehicle({ acesid: before.acesid, imageUrl: before.imageUrl, ...described })
    : described;
};
