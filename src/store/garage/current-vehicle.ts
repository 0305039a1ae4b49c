import type { Failure } from '../../services/answer';
import { setVehicle } from '../../services/vehicles';
import { isSameVehicle } from '../../vehicles/equality';
import { isSettable, withoutId } from '../../vehicles/vehicle';
import type { Vehicle } from '../../vehicles/vehicle';
import type { AppThunk } from '..';
import { selectProfile } from '../slices/account';
import { garageOf, readVehicles } from './garage';
import { forgetCurrent, keepCurrent, readKeptVehicles } from './kept-vehicles';

/**
 * Makes a vehicle the visitor's current one, at the host and in this browser (VEH-1, COOK-3).
 * Resolves to the failure, if it is not current now; it never throws.
 */
export const makeCurrent =
  (vehicle: Vehicle): AppThunk<Promise<Failure | undefined>> =>
  async (dispatch) => {
    const answer = await setVehicle(vehicle);
    if (answer.success === 'false') return answer;
    if (isSettable(vehicle)) keepCurrent(vehicle);
    dispatch(readVehicles());
    return undefined;
  };

/**
 * Forgets the current vehicle of a driver who leaves, when it is of their account: whoever signs
 * in next in this browser does not get it.
 */
export const leaveGarage = (): AppThunk => (dispatch, getState) => {
  const profile = selectProfile(getState());
  const { current } = readKeptVehicles();
  if (!profile || !current) return;
  if (!garageOf(profile).some((vehicle) => isSameVehicle(vehicle, withoutId(current)))) return;
  forgetCurrent();
  dispatch(readVehicles());
};
