/** First model year that a vehicle is set for: after 1983 (VEH-1). */
export const FIRST_YEAR = 1984;

/** First model year whose tires must watch their own pressure (VAL-9). */
const FIRST_TPMS_YEAR = 2007;

/** Of a vehicle that lacks one of year, make, model, and both trim and engine (VAL-9). */
export const INCOMPLETE_VEHICLE = 'Incomplete vehicle data';

/** A vehicle in the app's form. Other fields exist only if year, make, and model are known (VEH-3). */
export interface Vehicle {
  readonly id?: string;
  readonly year: number;
  readonly make?: string;
  readonly model?: string;
  readonly trim?: string;
  /** 1 where the tires watch their own pressure. */
  readonly tpms?: 0 | 1;
  readonly engine?: string;
  /** The vehicle's number in the catalogue of fitments. */
  readonly acesid?: string;
  readonly nickname?: string;
  /** Miles, digits. */
  readonly odometer?: string;
  readonly drivingCondition?: string;
  readonly imageUrl?: string;
}

/** A vehicle that can be set: it has year, make, model, and trim or engine (VAL-9). */
export type CompleteVehicle = Vehicle & { readonly make: string; readonly model: string };

type Fact = string | number | null | undefined;

/** What may be known of a vehicle, as forms, cookies and the account write it. */
export type VehicleFacts = { readonly [Name in keyof Vehicle]?: Fact };

const OPTIONAL = [
  'id',
  'trim',
  'engine',
  'acesid',
  'nickname',
  'odometer',
  'drivingCondition',
  'imageUrl',
] as const satisfies readonly (keyof Vehicle)[];

const toText = (fact: Fact): string => String(fact ?? '').trim();

const YEAR = /^\d{1,4}$/;

/** 1 when the year is 2007 or later; else what is said of it, and 0 when nothing is (VAL-9). */
const toTpms = (year: number, said: Fact): 0 | 1 =>
  year >= FIRST_TPMS_YEAR || toText(said) === '1' ? 1 : 0;

/**
 * A vehicle of what is known; nothing without a year that is an integer. Empty texts count as
 * absent, and what is beside year, make and model is kept only where these three are present (VEH-3).
 */
export const parseVehicle = (facts: VehicleFacts): Vehicle | undefined => {
  const written = toText(facts.year);
  if (!YEAR.test(written)) return undefined;
  const year = Number(written);
  const make = toText(facts.make);
  const model = toText(facts.model);
  if (!make || !model) return { year, ...(make && { make }), ...(model && { model }) };
  const known = OPTIONAL.flatMap((name) => {
    const text = toText(facts[name]);
    return text ? [[name, text] as const] : [];
  });
  return { year, make, model, ...Object.fromEntries(known), tpms: toTpms(year, facts.tpms) };
};

/** Whether it has year, make, model, and trim or engine (VAL-9). */
export const isComplete = (vehicle: Vehicle | undefined): vehicle is CompleteVehicle =>
  Boolean(vehicle?.make && vehicle.model && (vehicle.trim || vehicle.engine));

/** Whether it can be the tire or service vehicle: complete, and of a year after 1983 (VEH-1). */
export const isSettable = (vehicle: Vehicle | undefined): vehicle is CompleteVehicle =>
  isComplete(vehicle) && vehicle.year >= FIRST_YEAR;

/** Year, make and model joined, by dashes where the cookie and the services take them (COOK-3). */
export const joinYearMakeModel = ({ year, make, model }: Vehicle, separator = '-'): string =>
  [year, make, model].filter(Boolean).join(separator);

/** What a person calls it: `2019 Honda CR-V`. */
export const formatVehicleName = (vehicle: Vehicle): string => joinYearMakeModel(vehicle, ' ');

/** What a vehicle is, wherever it is kept: without the id that one keeper gave it. */
export const omitId = (vehicle: Vehicle): Vehicle => {
  const { id: _, ...described } = vehicle;
  return described;
};
