import type { Result } from '../../services/result';
import {
  canRequestList,
  pickPreceding,
  keepValidChoice,
  LEVELS,
} from '../../domain/vehicles/choice';
import type { Level, VehicleChoice } from '../../domain/vehicles/choice';

/** The options of one of the linked selects; `idle` until everything that it depends on is selected. */
export interface VehicleList {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly options: readonly string[];
}

export type VehicleListsByLevel = Readonly<Record<Level, VehicleList>>;

/** Checks whether the selected model has trims, or may have some; otherwise, its engine is entered. */
export const hasTrims = ({ trim }: VehicleListsByLevel): boolean =>
  trim.status !== 'ready' || trim.options.length > 0;

const IDLE: VehicleList = { status: 'idle', options: [] };
const LOADING: VehicleList = { status: 'loading', options: [] };
const FAILED: VehicleList = { status: 'failed', options: [] };

/** The responses by the selections that their lists depend on. */
export type Responses = ReadonlyMap<string, Result<string[]>>;

export const getKey = (level: Level, choice: VehicleChoice): string =>
  JSON.stringify(pickPreceding(level, choice));

const getList = (
  level: Level,
  responses: Responses,
  choice: VehicleChoice,
  saved: VehicleChoice | undefined,
): VehicleList => {
  if (!canRequestList(level, choice)) return IDLE;
  const key = getKey(level, choice);
  const response = responses.get(key);
  if (!response) return LOADING;
  if (!response.ok) return FAILED;
  const known = saved && getKey(level, saved) === key ? saved[level] : '';
  const isMissing = response.data.every((option) => option.toLowerCase() !== known.toLowerCase());
  return {
    status: 'ready',
    options: known && isMissing ? [...response.data, known] : response.data,
  };
};

/**
 * Returns the lists for a choice.
 * @param saved a saved vehicle to offer in addition to the catalog's options, which may lack it
 */
export const getVehicleLists = (
  responses: Responses,
  choice: VehicleChoice,
  saved: VehicleChoice | undefined,
): VehicleListsByLevel => ({
  year: getList('year', responses, choice, saved),
  make: getList('make', responses, choice, saved),
  model: getList('model', responses, choice, saved),
  trim: getList('trim', responses, choice, saved),
});

/** Returns the choice without values that the lists don't have; the same object if nothing changes. */
export const narrowChoice = (choice: VehicleChoice, lists: VehicleListsByLevel): VehicleChoice =>
  LEVELS.reduce(
    (narrowed, level) =>
      lists[level].status === 'ready'
        ? keepValidChoice(narrowed, level, lists[level].options)
        : narrowed,
    choice,
  );
