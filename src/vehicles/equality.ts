import type { Vehicle } from './vehicle';

/** Fields that must match only where both sides give them (VEH-2). */
const WHERE_GIVEN = ['id', 'trim', 'engine', 'nickname'] as const;

/** Letter case is the catalogue's, and visitors' links write it as they like. */
const isSameText = (one = '', other = ''): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * Whether two descriptions are of one vehicle: same year, make and model, and ids, trims, engines
 * and nicknames that match where both sides give them (VEH-2).
 */
export const isSameVehicle = (one: Vehicle, other: Vehicle): boolean =>
  one.year === other.year &&
  isSameText(one.make, other.make) &&
  isSameText(one.model, other.model) &&
  WHERE_GIVEN.every((name) => !one[name] || !other[name] || isSameText(one[name], other[name]));

/**
 * Returns the vehicle with the fields of a change; only a value that isn't empty and differs
 * overwrites a field (VEH-2). @returns the same vehicle if nothing changes
 */
export const updateVehicle = (vehicle: Vehicle, change: Partial<Vehicle>): Vehicle => {
  const news = Object.entries(change).filter(
    ([name, value]) => value !== undefined && value !== '' && value !== Reflect.get(vehicle, name),
  );
  return news.length === 0 ? vehicle : { ...vehicle, ...Object.fromEntries(news) };
};
