import type { QuotedVehicle } from '../../services/vehicle-schema';

/** Maximum lengths of a vehicle's names that the services accept. */
export const MAX_LENGTHS = { make: 60, model: 60, trim: 120 } as const;

/** Model years that the services accept. */
export const YEARS = { first: 1900, last: 2100 } as const;

/** First model year of a vehicle that can be selected: the one after 1983 (VEH-1). */
const FIRST_YEAR = 1984;

/** First model year with mandatory tire pressure monitoring (VAL-9). */
const FIRST_TPMS_YEAR = 2007;

/** A vehicle. Other fields exist only if year, make, and model are known (VEH-3). */
export interface Vehicle {
  readonly id?: string;
  readonly year: number;
  readonly make?: string;
  readonly model?: string;
  readonly trim?: string;
  /** 1 if the vehicle monitors its tire pressure. */
  readonly tpms?: 0 | 1;
  readonly engine?: string;
  /** The vehicle's number in the fitment catalog. */
  readonly acesid?: string;
  readonly nickname?: string;
  /** Miles, as digits. */
  readonly odometer?: string;
  readonly drivingCondition?: string;
  readonly imageUrl?: string;
}

/** A vehicle with year, make, model, and trim or engine (VAL-9). */
export type CompleteVehicle = Vehicle & { readonly make: string; readonly model: string };

type InputValue = string | number | null | undefined;

/** Unvalidated fields of a vehicle, from forms, cookies, and the account. */
export type VehicleInput = { readonly [Name in keyof Vehicle]?: InputValue };

const LIMITS: Partial<Record<keyof Vehicle, number>> = MAX_LENGTHS;

const OPTIONAL_FIELDS = [
  'id',
  'trim',
  'engine',
  'acesid',
  'nickname',
  'odometer',
  'drivingCondition',
  'imageUrl',
] as const satisfies readonly (keyof Vehicle)[];

const toText = (value: InputValue): string => String(value ?? '').trim();

const YEAR = /^\d{4}$/;

/** Returns the text of a field; empty if the services would reject it as too long. */
const getText = (input: VehicleInput, name: keyof Vehicle): string => {
  const text = toText(input[name]);
  return text.length > (LIMITS[name] ?? Infinity) ? '' : text;
};

/** Returns 1 from 2007 on, or if the given value is 1; otherwise 0 (VAL-9). */
const toTpms = (year: number, given: InputValue): 0 | 1 =>
  year >= FIRST_TPMS_YEAR || toText(given) === '1' ? 1 : 0;

/**
 * Creates a vehicle from its fields; undefined unless the year is an integer of four digits. Drops
 * fields that are empty or too long, and all other fields unless year, make, and model are present (VEH-3).
 */
export const parseVehicle = (input: VehicleInput): Vehicle | undefined => {
  const yearText = toText(input.year);
  if (!YEAR.test(yearText)) return undefined;
  const year = Number(yearText);
  const make = getText(input, 'make');
  const model = getText(input, 'model');
  if (!make || !model) return { year, ...(make && { make }), ...(model && { model }) };
  const known = OPTIONAL_FIELDS.flatMap((name) => {
    const text = getText(input, name);
    return text ? [[name, text] as const] : [];
  });
  return { year, make, model, ...Object.fromEntries(known), tpms: toTpms(year, input.tpms) };
};

/** Checks whether a vehicle has year, make, model, and trim or engine (VAL-9). */
export const isComplete = (vehicle: Vehicle | undefined): vehicle is CompleteVehicle =>
  Boolean(vehicle?.make && vehicle.model && (vehicle.trim || vehicle.engine));

/** Checks whether a vehicle can be selected: it is complete and from after 1983 (VEH-1). */
export const isSelectable = (vehicle: Vehicle | undefined): vehicle is CompleteVehicle =>
  isComplete(vehicle) && vehicle.year >= FIRST_YEAR;

/** Removes the ID, which depends on where the vehicle is stored. */
export const omitId = (vehicle: Vehicle): Vehicle => {
  const { id: _, ...vehicleWithoutId } = vehicle;
  return vehicleWithoutId;
};

/** Returns a vehicle as bookings and orders send it; undefined without make and model. */
export const toBookedVehicle = ({ year, make, model, trim }: Vehicle): QuotedVehicle | undefined =>
  make && model ? { year, make, model, ...(trim && { trim }) } : undefined;
