import type { Failure } from '../../services/answer';
import { setVehicle } from '../../services/vehicles';
import type { VehicleType } from '../../services/vehicles';
import { isSettable } from '../../vehicles/vehicle';
import type { Vehicle } from '../../vehicles/vehicle';
import type { AppThunk } from '..';
import { readVehicles } from './garage-selectors';
import { keepCurrent } from './kept-vehicles';

/**
 * Makes a vehicle the visitor's current one, on the server and in this browser (VEH-1, COOK-3).
 * Resolves to the failure, or to undefined on success; never throws.
 */
export const setCurrentVehicle =
  (vehicle: Vehicle, vehicleType?: VehicleType): AppThunk<Promise<Failure | undefined>> =>
  async (dispatch) => {
    const answer = await setVehicle(vehicle, vehicleType);
    if (answer.success === 'false') return answer;
    if (isSettable(vehicle)) keepCurrent(vehicle);
    dispatch(readVehicles());
    return undefined;
  };
