import type { Vehicle } from './vehicle';

/**
 * Applies a change to a vehicle: only a value that isn't empty and differs overwrites a field (VEH-2).
 * @returns the same vehicle if nothing changes
 */
export const updateVehicle = (vehicle: Vehicle, change: Partial<Vehicle>): Vehicle => {
  const changes = Object.entries(change).filter(
    ([name, value]) => value !== undefined && value !== '' && value !== Reflect.get(vehicle, name),
  );
  return changes.length === 0 ? vehicle : { ...vehicle, ...Object.fromEntries(changes) };
};
