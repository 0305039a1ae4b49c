import { parseVehicle } from './vehicle';
import type { Vehicle } from './vehicle';

/** The levels of the linked selects. The options of each depend on the selections before it (VEH-1). */
export const LEVELS = ['year', 'make', 'model', 'trim'] as const;

export type Level = (typeof LEVELS)[number];

/** The current selections; empty where nothing is selected. */
export interface VehicleChoice {
  readonly year: string;
  readonly make: string;
  readonly model: string;
  readonly trim: string;
  /** Entered if the catalog has no trims for the model. */
  readonly engine: string;
}

export const NO_CHOICE: VehicleChoice = { year: '', make: '', model: '', trim: '', engine: '' };

export const toVehicleChoice = (vehicle: Vehicle | undefined): VehicleChoice => ({
  year: vehicle ? `${vehicle.year}` : '',
  make: vehicle?.make ?? '',
  model: vehicle?.model ?? '',
  trim: vehicle?.trim ?? '',
  engine: vehicle?.engine ?? '',
});

/** Returns the selected vehicle; undefined without a year. */
export const getSelectedVehicle = (choice: VehicleChoice): Vehicle | undefined =>
  parseVehicle(choice);

/** Returns the first name without a value; a vehicle has either a trim or an engine. */
export const findMissingName = (
  choice: VehicleChoice,
  hasTrims: boolean,
): keyof VehicleChoice | undefined =>
  (['year', 'make', 'model', hasTrims ? 'trim' : 'engine'] as const).find(
    (name) => !choice[name].trim(),
  );

/** Returns the selections that a level's list depends on. */
export const pickPreceding = (
  level: Level,
  choice: Partial<VehicleChoice>,
): Partial<VehicleChoice> =>
  Object.fromEntries(LEVELS.slice(0, LEVELS.indexOf(level)).map((name) => [name, choice[name]]));

/** Checks whether everything that a level's list depends on is selected. */
export const canRequestList = (level: Level, choice: VehicleChoice): boolean =>
  Object.values(pickPreceding(level, choice)).every(Boolean);

/**
 * Returns the choice with one value changed. A new year, make, model, or trim clears the engine, which
 * belongs to the previous vehicle.
 */
export const updateChoice = (
  choice: VehicleChoice,
  level: Level | 'engine',
  value: string,
): VehicleChoice => ({ ...choice, engine: '', [level]: value });

/**
 * Checks the choice against a level's list: clears a value that isn't in the list, and all values
 * that depend on it; otherwise spells the value as the list does.
 * @returns the same choice if nothing changes
 */
export const keepValidChoice = (
  choice: VehicleChoice,
  level: Level,
  options: readonly string[],
): VehicleChoice => {
  const selected = choice[level].toLowerCase();
  const found = options.find((option) => option.toLowerCase() === selected);
  if (!selected || found === choice[level]) return choice;
  if (found !== undefined) return { ...choice, [level]: found };
  const cleared = LEVELS.slice(LEVELS.indexOf(level)).map((name) => [name, ''] as const);
  return { ...choice, ...Object.fromEntries(cleared), engine: '' };
};
