import type { Vehicle } from './vehicle';

/** Fields that must match only if both vehicles have them (VEH-2). */
const OPTIONAL_FIELDS = ['id', 'trim', 'engine', 'nickname'] as const;

/** Ignores case, because links to the site may use any. */
const isSameText = (one = '', other = ''): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * Checks whether two descriptions are of the same vehicle: the same year, make, and model, and the
 * same ID, trim, engine, and nickname if both have them (VEH-2).
 */
export const isSameVehicle = (one: Vehicle, other: Vehicle): boolean =>
  one.year === other.year &&
  isSameText(one.make, other.make) &&
  isSameText(one.model, other.model) &&
  OPTIONAL_FIELDS.every((name) => !one[name] || !other[name] || isSameText(one[name], other[name]));
