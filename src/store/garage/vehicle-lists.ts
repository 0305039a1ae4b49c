import type { Result } from '../../services/result';
import { getMakes, getModels, getTrims, getYears } from '../../services/vehicles';
import type { VehicleType } from '../../services/vehicles';
import {
  canRequestList,
  getPrecedingChoices,
  keepValidChoice,
  LEVELS,
} from '../../vehicles/choice';
import type { Level, VehicleChoice } from '../../vehicles/choice';

/** One of the linked lists; `idle` until everything that it depends on is selected. */
export interface VehicleList {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly options: readonly string[];
}

export const IDLE: VehicleList = { status: 'idle', options: [] };
export const LOADING: VehicleList = { status: 'loading', options: [] };
const FAILED: VehicleList = { status: 'failed', options: [] };

type RequestList = (before: readonly string[], type: VehicleType) => Promise<Result<string[]>>;

/** The calls for the lists, given the selections before them. */
export const LIST_REQUESTS: Readonly<Record<Level, RequestList>> = {
  year: (_before, type) => getYears(type),
  make: ([year = ''], type) => getMakes(year, type),
  model: ([year = '', make = ''], type) => getModels(year, make, type),
  trim: ([year = '', make = '', model = ''], type) => getTrims(year, make, model, type),
};

/**
 * Converts a response to a list.
 * @param before the selections before it
 * @param saved an option beside the catalog's: a saved vehicle may be missing from the catalog
 */
export const toVehicleList = (
  level: Level,
  result: Result<string[]>,
  before: readonly string[],
  saved: VehicleChoice | undefined,
): VehicleList => {
  if (!result.ok) return FAILED;
  const isOffered =
    saved && getPrecedingChoices(level, saved).every((value, index) => value === before[index]);
  const known = (isOffered && saved[level]) || '';
  const isMissing = result.data.every((option) => option.toLowerCase() !== known.toLowerCase());
  return {
    status: 'ready',
    options: known && isMissing ? [...result.data, known] : result.data,
  };
};

/** Returns the choice without what the lists don't have; the same choice if nothing changes. */
export const narrowChoice = (
  choice: VehicleChoice,
  lists: Readonly<Record<Level, VehicleList>>,
): VehicleChoice =>
  LEVELS.reduce(
    (narrowed, level) =>
      lists[level].status === 'ready'
        ? keepValidChoice(narrowed, level, lists[level].options)
        : narrowed,
    choice,
  );

interface VehicleListsOptions {
  readonly vehicleType: VehicleType;
  /** Called when a list has loaded or failed. */
  readonly onChange: () => void;
}

/** The linked lists without React (VEH-1). */
export interface VehicleLists {
  /** Returns a list as of the last request. */
  readonly get: (level: Level) => VehicleList;
  /** Requests the lists for a choice that have not been requested. */
  readonly request: (choice: VehicleChoice, saved: VehicleChoice | undefined) => void;
  /** Lets the next request load a list again. */
  readonly reset: (level: Level) => void;
  /** Drops the responses that are still missing. */
  readonly end: () => void;
}

/** Creates the lists of years, makes, models, and trims. */
export const createVehicleLists = ({
  vehicleType,
  onChange,
}: VehicleListsOptions): VehicleLists => {
  const loaded = new Map<Level, { readonly request: string; list: VehicleList }>();
  let isEnded = false;
  return {
    get: (level) => loaded.get(level)?.list ?? IDLE,
    request(choice, saved) {
      for (const level of LEVELS) {
        const before = getPrecedingChoices(level, choice);
        const request = JSON.stringify(before);
        if (!canRequestList(level, choice)) {
          loaded.delete(level);
        } else if (loaded.get(level)?.request !== request) {
          const entry = { request, list: LOADING };
          loaded.set(level, entry);
          LIST_REQUESTS[level](before, vehicleType).then(
            (result) => {
              // The response to an outdated request is dropped.
              if (isEnded || loaded.get(level) !== entry) return;
              entry.list = toVehicleList(level, result, before, saved);
              onChange();
            },
            () => {
              // Calls never reject.
            },
          );
        }
      }
    },
    reset: (level) => void loaded.delete(level),
    end() {
      isEnded = true;
    },
  };
};
