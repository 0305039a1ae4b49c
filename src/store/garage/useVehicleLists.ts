import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { Level, VehicleChoice } from '../../domain/vehicles/choice';
import type { VehicleType } from '../../services/vehicles';
import { createVehicleListRequests, narrowChoice, getVehicleLists } from './vehicle-lists';
import type { VehicleListsByLevel } from './vehicle-lists';

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
 * stays if the new list has it; otherwise `onChange` receives the choice without it.
 */
export const useVehicleLists = ({
  choice,
  onChange,
  saved,
  vehicleType = 'tce',
}: VehicleListsOptions): VehicleLists => {
  const [requests] = useState(() => createVehicleListRequests(vehicleType));
  const responses = useSyncExternalStore(requests.subscribe, requests.getResponses);
  const lists = getVehicleLists(responses, choice, saved);

  const update = useEffectEvent(() => {
    requests.request(choice);
    const narrowed = narrowChoice(choice, lists);
    if (narrowed !== choice) onChange(narrowed);
  });
  useEffect(() => update(), [responses, choice, saved]);

  return { ...lists, retry: (level) => requests.reset(level, choice) };
};
