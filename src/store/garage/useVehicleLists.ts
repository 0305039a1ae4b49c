import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { canRequestList, LEVELS } from '../../domain/vehicles/choice';
import type { Level, VehicleChoice } from '../../domain/vehicles/choice';
import { onConnectionBack } from '../../services/connection';
import { getVehicleList } from '../../services/vehicles';
import type { VehicleType } from '../../services/vehicles';
import { getKey, getVehicleLists, narrowChoice } from './vehicle-lists';
import type { Responses, VehicleListsByLevel } from './vehicle-lists';

export type VehicleLists = VehicleListsByLevel & {
  /** Requests a failed list again. */
  readonly retry: (level: Level) => void;
};

interface VehicleListsOptions {
  readonly choice: VehicleChoice;
  /** Receives the choice without the values that a new list doesn't have. */
  readonly onChange: (choice: VehicleChoice) => void;
  /** A saved vehicle to offer in addition to the catalog's options, which may lack it. */
  readonly saved?: VehicleChoice | undefined;
  readonly vehicleType?: VehicleType;
}

/**
 * Returns the lists of years, makes, models, and trims for the current choice (VEH-1). A later choice
 * stays if the new list has it; otherwise `onChange` receives the choice without it. Requests a list that had no
 * response again once the connection is back.
 */
export const useVehicleLists = ({
  choice,
  onChange,
  saved,
  vehicleType = 'tce',
}: VehicleListsOptions): VehicleLists => {
  const [responses, setResponses] = useState<Responses>(() => new Map());
  const requested = useRef(new Set<string>());
  const lists = getVehicleLists(responses, choice, saved);

  const requestMissing = (): void => {
    for (const level of LEVELS) {
      const key = getKey(level, choice);
      if (!canRequestList(level, choice) || requested.current.has(key)) continue;
      requested.current.add(key);
      void getVehicleList(level, choice, vehicleType).then((response) =>
        setResponses((before) => new Map([...before, [key, response]])),
      );
    }
  };
  const update = useEffectEvent(() => {
    requestMissing();
    const narrowed = narrowChoice(choice, lists);
    if (narrowed !== choice) onChange(narrowed);
  });
  useEffect(() => update(), [responses, choice, saved]);

  const retry = (level: Level): void => {
    const key = getKey(level, choice);
    requested.current.delete(key);
    setResponses((before) => new Map([...before].filter(([other]) => other !== key)));
  };
  const retryUnanswered = useEffectEvent(() => {
    for (const level of LEVELS) {
      const response = responses.get(getKey(level, choice));
      if (response?.ok === false && response.error.hasNoResponse) retry(level);
    }
  });
  useEffect(() => onConnectionBack(() => retryUnanswered()), []);
  return { ...lists, retry };
};
