import { parseVehicle } from './vehicle';
import type { Vehicle } from './vehicle';

/** The linked lists, each of which follows from what was chosen in those before it (VEH-1). */
export const LEVELS = ['year', 'make', 'model', 'trim'] as const;

export type Level = (typeof LEVELS)[number];

/** What a person has chosen so far; an empty text where nothing is. */
export interface VehicleChoice {
  readonly year: string;
  readonly make: string;
  readonly model: string;
  readonly trim: string;
  /** Said where the catalogue has no trims. */
  readonly engine: string;
}

export const NO_CHOICE: VehicleChoice = { year: '', make: '', model: '', trim: '', engine: '' };

/** A vehicle as the lists begin with it. */
export const toVehicleChoice = (vehicle: Vehicle | undefined): VehicleChoice => ({
  year: vehicle ? `${vehicle.year}` : '',
  make: vehicle?.make ?? '',
  model: vehicle?.model ?? '',
  trim: vehicle?.trim ?? '',
  engine: vehicle?.engine ?? '',
});

/** The vehicle of a choice; nothing without a year. */
export const getChosenVehicle = (choice: VehicleChoice): Vehicle | undefined =>
  parseVehicle(choice);

/** What a level's list depends on. */
export const getPrecedingChoices = (level: Level, choice: VehicleChoice): readonly string[] =>
  LEVELS.slice(0, LEVELS.indexOf(level)).map((name) => choice[name]);

/** Whether all is chosen that a level's list depends on. */
export const canRequestList = (level: Level, choice: VehicleChoice): boolean =>
  getPrecedingChoices(level, choice).every(Boolean);

/** The choice with one more thing said; an engine belongs to what it was said of. */
export const updateChoice = (
  choice: VehicleChoice,
  level: Level | 'engine',
  value: string,
): VehicleChoice => ({ ...choice, engine: '', [level]: value });

/**
 * The choice once a level's list is known: what is not in it goes, and what followed from it;
 * what is still valid stays, as the list spells it.
 * @returns the choice itself when nothing changes
 */
export const keepValidChoice = (
  choice: VehicleChoice,
  level: Level,
  options: readonly string[],
): VehicleChoice => {
  const chosen = choice[level].toLowerCase();
  const found = options.find((option) => option.toLowerCase() === chosen);
  if (!chosen || found === choice[level]) return choice;
  if (found !== undefined) return { ...choice, [level]: found };
  const gone = LEVELS.slice(LEVELS.indexOf(level)).map((name) => [name, ''] as const);
  return { ...choice, ...Object.fromEntries(gone), engine: '' };
};
