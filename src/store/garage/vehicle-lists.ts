import type { Result } from '../../services/result';
import { getMakes, getModels, getTrims, getYears } from '../../services/vehicles';
import type { VehicleType } from '../../services/vehicles';
import {
  canRequestList,
  getPrecedingValues,
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

type RequestList = (
  precedingChoices: readonly string[],
  type: VehicleType,
) => Promise<Result<string[]>>;

/** The calls for the lists, given the choices at the levels before them. */
const LIST_REQUESTS: Readonly<Record<Level, RequestList>> = {
  year: (_, type) => getYears(type),
  make: ([year = ''], type) => getMakes(year, type),
  model: ([year = '', make = ''], type) => getModels(year, make, type),
  trim: ([year = '', make = '', model = ''], type) => getTrims(year, make, model, type),
};

/** The responses by the selections that their lists depend on. */
type Responses = ReadonlyMap<string, Result<string[]>>;

const getKey = (level: Level, choice: VehicleChoice): string =>
  JSON.stringify(getPrecedingValues(level, choice));

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

/** The requested lists of years, makes, models, and trims (VEH-1). */
export interface VehicleListRequests {
  /** Returns the responses so far; a new object after each change. */
  readonly getResponses: () => Responses;
  /** Requests the lists for a choice, except those that were requested before. */
  readonly request: (choice: VehicleChoice) => void;
  /** Drops the response of a level, so that it can be requested again. */
  readonly reset: (level: Level, choice: VehicleChoice) => void;
  /** Calls a listener when the responses change. @returns a function that unsubscribes it */
  readonly subscribe: (listener: () => void) => () => void;
}

export const createVehicleListRequests = (vehicleType: VehicleType): VehicleListRequests => {
  const requested = new Set<string>();
  const listeners = new Set<() => void>();
  let responses: Responses = new Map();
  const setResponses = (changed: Responses): void => {
    responses = changed;
    for (const listener of listeners) listener();
  };
  return {
    getResponses: () => responses,
    request(choice) {
      for (const level of LEVELS) {
        const key = getKey(level, choice);
        if (!canRequestList(level, choice) || requested.has(key)) continue;
        requested.add(key);
        LIST_REQUESTS[level](getPrecedingValues(level, choice), vehicleType).then(
          (response) => setResponses(new Map([...responses, [key, response]])),
          () => {
            // Calls never reject.
          },
        );
      }
    },
    reset(level, choice) {
      const key = getKey(level, choice);
      requested.delete(key);
      setResponses(new Map([...responses].filter(([other]) => other !== key)));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
