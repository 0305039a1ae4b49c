import { useEffect, useState } from 'react';
import { getDrivingConditions } from '../../services/account/profile';
import { joinYearMakeModel } from '../../domain/vehicles/vehicle-name';
import type { Vehicle } from '../../domain/vehicles/vehicle';

const NONE: readonly string[] = [];

/** Returns the driving conditions of a vehicle's service schedules; empty if unknown (GARG-1). */
export const useDrivingConditions = (vehicle: Vehicle | undefined): readonly string[] => {
  const [loaded, setLoaded] = useState<{ request: string; conditions: readonly string[] }>();
  const ymm = vehicle?.make && vehicle.model ? joinYearMakeModel(vehicle) : '';
  const trim = vehicle?.trim;
  const request = JSON.stringify([ymm, trim]);
  useEffect(() => {
    if (!ymm) return;
    let isUnmounted = false;
    void getDrivingConditions(ymm, trim).then((result) => {
      if (isUnmounted) return;
      setLoaded({ request, conditions: result.ok ? result.data : NONE });
    });
    return () => {
      isUnmounted = true;
    };
  }, [request, ymm, trim]);
  return ymm && loaded?.request === request ? loaded.conditions : NONE;
};
