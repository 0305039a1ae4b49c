/** The message of a vehicle that is not complete (VAL-9). */
export const INCOMPLETE_VEHICLE = 'Incomplete vehicle data';

/** First model year whose cars must watch their tire pressure. */
const FIRST_TPMS_YEAR = 2007;

/** What tells one vehicle from another; a year is an integer, also where it comes as a text. */
export interface VehicleIdentity {
  readonly id?: string | undefined;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly trim?: string | undefined;
  readonly engine?: string | undefined;
  readonly nickname?: string | undefined;
}

/** What may be missing of a vehicle while it is being chosen. */
export type PartialVehicle = { readonly [Field in keyof VehicleIdentity]?: unknown };

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** The integer that a year's number or digits say; undefined for anything else (VAL-9). */
export const yearOf = (value: unknown): number | undefined => {
  const year = typeof value === 'string' && /^\d{4}$/.test(value) ? Number(value) : value;
  return typeof year === 'number' && Number.isInteger(year) ? year : undefined;
};

/** What keeps a vehicle from being one: year, make, model, and either trim or engine (VAL-9). */
export const vehicleProblem = (vehicle: PartialVehicle): typeof INCOMPLETE_VEHICLE | undefined =>
  yearOf(vehicle.year) !== undefined &&
  isText(vehicle.make) &&
  isText(vehicle.model) &&
  (isText(vehicle.trim) || isText(vehicle.engine))
    ? undefined
    : INCOMPLETE_VEHICLE;

/** '1' for a car that watches its tire pressure, from the model year 2007 on (VAL-9). */
export const tpmsOf = (year: number): '0' | '1' => (year >= FIRST_TPMS_YEAR ? '1' : '0');

/** Fields that count only where both sides give them. */
const WHERE_GIVEN = ['id', 'trim', 'engine', 'nickname'] as const;

/**
 * Whether two descriptions mean one vehicle: the same year, make and model, and the same id, trim,
 * engine and nickname where both give them (VEH-2).
 */
export const isSameVehicle = (one: VehicleIdentity, other: VehicleIdentity): boolean =>
  one.year === other.year &&
  one.make === other.make &&
  one.model === other.model &&
  WHERE_GIVEN.every((field) => !one[field] || !other[field] || one[field] === other[field]);
