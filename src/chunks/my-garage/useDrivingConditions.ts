import { useEffect, useState } from 'react';
import { getDrivingConditions } from '../../services/account/profile';
import { joinYearMakeModel } from '../../vehicles/vehicle';
import type { Vehicle } from '../../vehicles/vehicle';

const NONE: readonly string[] = [];

/** How a vehicle may be driven, as service schedules tell it apart; none where nobody knows (GARG-1). */
export const useDrivingConditions = (vehicle: Vehicle | undefined): readonly string[] => {
  const [answer, setAnswer] = useState<{ asked: string; conditions: readonly string[] }>();
  const ymm = vehicle?.make && vehicle.model ? joinYearMakeModel(vehicle) : '';
  const trim = vehicle?.trim;
  const asked = JSON.stringify([ymm, trim]);
  useEffect(() => {
    if (!ymm) return;
    let isOver = false;
    void getDrivingConditions(ymm, trim).then((given) => {
      if (isOver) return;
      setAnswer({ asked, conditions: given?.success === 'true' ? given.data : NONE });
    });
    return () => {
      isOver = true;
    };
  }, [asked, ymm, trim]);
  return ymm && answer?.asked === asked ? answer.conditions : NONE;
};
