import { isSameVehicle } from './equality';
import { omitId } from './vehicle';
import type { Vehicle } from './vehicle';

const applyChanges = (vehicle: Vehicle, change: Vehicle): Vehicle => {
  const changes = Object.entries(change).filter(
    ([name, value]) => value !== undefined && value !== '' && value !== Reflect.get(vehicle, name),
  );
  return changes.length === 0 ? vehicle : { ...vehicle, ...Object.fromEntries(changes) };
};

/** What a driver has entered about a vehicle, whatever it is. */
const pickDetails = ({ id, nickname, odometer, drivingCondition }: Vehicle) => ({
  ...(id !== undefined && { id }),
  ...(nickname !== undefined && { nickname }),
  ...(odometer !== undefined && { odometer }),
  ...(drivingCondition !== undefined && { drivingCondition }),
});

/**
 * Applies a change to a vehicle of the garage: only a value that isn't empty and differs overwrites a field (VEH-2).
 * If the change describes another vehicle, only the driver's details of the old one stay.
 * @returns the same vehicle if nothing changes
 */
export const updateVehicle = (vehicle: Vehicle, change: Vehicle): Vehicle => {
  const { nickname: _, ...described } = omitId(change);
  return isSameVehicle(vehicle, described)
    ? applyChanges(vehicle, change)
    : applyChanges({ ...pickDetails(vehicle), year: change.year }, change);
};
