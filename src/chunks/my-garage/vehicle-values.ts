import type { VehicleValues } from '../../validation/vehicle-schema';
import { choiceOf } from '../../vehicles/choice';
import type { VehicleChoice } from '../../vehicles/choice';
import { isSameVehicle } from '../../vehicles/equality';
import { vehicleOf, withoutId } from '../../vehicles/vehicle';
import type { Vehicle } from '../../vehicles/vehicle';
import { milesToSend } from '../../vehicles/vehicle-words';

/** A vehicle as its form begins; an odometer of '0' is one that nobody has told (VEH-3). */
export const valuesOf = (vehicle: Vehicle | undefined): VehicleValues => ({
  ...choiceOf(vehicle),
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
  const described = vehicleOf({ ...values, odometer: milesToSend(values.odometer), id });
  if (!described || !before) return described;
  const { nickname: _, ...named } = withoutId(before);
  const isSame = isSameVehicle(withoutId(described), named);
  return isSame
    ? vehicleOf({ acesid: before.acesid, imageUrl: before.imageUrl, ...described })
    : described;
};
