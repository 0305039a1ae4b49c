import { useEffect, useEffectEvent, useState } from 'react';
import type { VehicleType } from '../../services/vehicles';
import { canRequestList, getPrecedingChoices } from '../../vehicles/choice';
import type { Level, VehicleChoice } from '../../vehicles/choice';
import { IDLE, LIST_REQUESTS, LOADING, narrowChoice, toVehicleList } from './vehicle-lists';
import type { VehicleList } from './vehicle-lists';

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

  const requestList = useEffectEvent(() => LIST_REQUESTS[level](before, vehicleType));
  const toList = useEffectEvent((result: Awaited<ReturnType<typeof requestList>>) =>
    toVehicleList(level, result, before, saved),
  );
  useEffect(() => {
    if (!canRequest) return;
    let isOutdated = false;
    requestList().then(
      (result) => {
        if (isOutdated) return;
        setLoaded({ request, list: toList(result) });
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
    const narrowed = narrowChoice(options.choice, { year, make, model, trim });
    if (narrowed !== options.choice) options.onChange(narrowed);
  });
  useEffect(() => narrow(), [year, make, model, trim]);

  const retries = { year: retryYear, make: retryMake, model: retryModel, trim: retryTrim };
  return { year, make, model, trim, retry: (level) => retries[level]() };
};
