import { joinYearMakeModel } from '../../domain/vehicles/vehicle-name';
import type { Vehicle } from '../../domain/vehicles/vehicle';
import { getDrivingConditions } from '../../services/account/profile';
import { useLatestResult } from '../../store/useLatestResult';

const NONE: readonly string[] = [];

/** Returns the driving conditions of a vehicle's service schedules; empty if unknown (GARG-1). */
export const useDrivingConditions = (vehicle: Vehicle | undefined): readonly string[] => {
  const ymm = vehicle?.make && vehicle.model ? joinYearMakeModel(vehicle) : '';
  const trim = vehicle?.trim;
  const { data, isCurrent } = useLatestResult(ymm ? JSON.stringify([ymm, trim]) : undefined, () =>
    getDrivingConditions(ymm, trim),
  );
  return (ymm && isCurrent && data) || NONE;
};
