import { useEffect, useEffectEvent, useState } from 'react';
import type { Result } from '../../services/result';
import { getMakes, getModels, getTrims, getYears } from '../../services/vehicles';
import type { VehicleType } from '../../services/vehicles';
import {
  keepValidChoice,
  getPrecedingChoices,
  canRequestList,
  LEVELS,
} from '../../vehicles/choice';
import type { Level, VehicleChoice } from '../../vehicles/choice';

/** One of the linked lists; `idle` until everything that it depends on is selected. */
export interface VehicleList {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly options: readonly string[];
}

export type VehicleLists = Readonly<Record<Level, VehicleList>> & {
  /** Requests a failed list again. */
  readonly retry: (level: Level) => void;
};

interface VehicleListsOptions {
  readonly choice: VehicleChoice;
  /** Receives the choice without what a new list doesn't have. */
  readonly onChange: (choice: VehicleChoice) => void;
  /** An option beside the catalog's: a saved vehicle may be missing from the catalog. */
  readonly saved?: VehicleChoice | undefined;
  readonly vehicleType?: VehicleType | undefined;
}

type RequestList = (before: readonly string[], type: VehicleType) => Promise<Result<string[]>>;

const REQUESTS: Readonly<Record<Level, RequestList>> = {
  year: (_before, type) => getYears(type),
  make: ([year = ''], type) => getMakes(year, type),
  model: ([year = '', make = ''], type) => getModels(year, make, type),
  trim: ([year = '', make = '', model = ''], type) => getTrims(year, make, model, type),
};

const IDLE: VehicleList = { status: 'idle', options: [] };
const LOADING: VehicleList = { status: 'loading', options: [] };
const FAILED: VehicleList = { status: 'failed', options: [] };

/** Returns one list; the response to an outdated request is dropped. */
const useList = (
  level: Level,
  { choice, saved, vehicleType = 'tce' }: VehicleListsOptions,
): readonly [VehicleList, () => void] => {
  const [loaded, setLoaded] = useState<{ request: string; list: VehicleList }>();
  const [attempt, setAttempt] = useState(0);
  const before = getPrecedingChoices(level, choice);
  const request = JSON.stringify([vehicleType, attempt, ...before]);
  const canRequest = canRequestList(level, choice);

  const requestList = useEffectEvent(() => REQUESTS[level](before, vehicleType));
  const addSaved = useEffectEvent((options: readonly string[]): readonly string[] => {
    const offered =
      saved && getPrecedingChoices(level, saved).every((value, index) => value === before[index]);
    const known = (offered && saved[level]) || '';
    const isMissing = options.every((option) => option.toLowerCase() !== known.toLowerCase());
    return known && isMissing ? [...options, known] : options;
  });
  useEffect(() => {
    if (!canRequest) return;
    let isOutdated = false;
    requestList().then(
      (result) => {
        if (isOutdated) return;
        const list: VehicleList = result.ok
          ? { status: 'ready', options: addSaved(result.data) }
          : FAILED;
        setLoaded({ request, list });
      },
      () => {
        // Calls never reject.
      },
    );
    return () => {
      isOutdated = true;
    };
  }, [request, canRequest]);

  const list = !canRequest ? IDLE : loaded?.request === request ? loaded.list : LOADING;
  return [list, () => setAttempt((count) => count + 1)];
};

/**
 * Returns the lists of years, makes, models, and trims for the current choice (VEH-1). A later choice
 * stays if the new list has it; otherwise `onChange` receives the choice without it.
 */
export const useVehicleLists = (options: VehicleListsOptions): VehicleLists => {
  const [year, retryYear] = useList('year', options);
  const [make, retryMake] = useList('make', options);
  const [model, retryModel] = useList('model', options);
  const [trim, retryTrim] = useList('trim', options);

  const narrow = useEffectEvent(() => {
    const lists = { year, make, model, trim };
    const narrowed = LEVELS.reduce(
      (choice, level) =>
        lists[level].status === 'ready'
          ? keepValidChoice(choice, level, lists[level].options)
          : choice,
      options.choice,
    );
    if (narrowed !== options.choice) options.onChange(narrowed);
  });
  useEffect(() => narrow(), [year, make, model, trim]);

  const retries = { year: retryYear, make: retryMake, model: retryModel, trim: retryTrim };
  return { year, make, model, trim, retry: (level) => retries[level]() };
};
