import { useState } from 'react';
import type { AppThunk } from '../../store';
import type { VehicleChange } from '../../store/garage/vehicle-change';
import { useAppDispatch } from '../../store/hooks';
import type { Vehicle } from '../../domain/vehicles/vehicle';

export interface GarageAction {
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  /** Runs a change, unless one is already running. */
  readonly run: (
    change: AppThunk<Promise<VehicleChange>>,
    onDone: (vehicle: Vehicle) => void,
  ) => Promise<void>;
}

/** Manages one garage change at a time. */
export const useGarageAction = (): GarageAction => {
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  return {
    isBusy,
    problem,
    async run(change, onDone) {
      if (isBusy) return;
      setIsBusy(true);
      setProblem(undefined);
      const result = await dispatch(change);
      setIsBusy(false);
      if ('problem' in result) setProblem(result.problem);
      else onDone(result.vehicle);
    },
  };
};
