import { withTimeout } from '../../browser/timers';
import type { VehicleType } from '../../services/vehicles';
import type { Vehicle } from '../../domain/vehicles/vehicle';
import type { AppThunk } from '..';
import { chooseVehicle } from './choose-vehicle';

/** Milliseconds to wait for the host to set the vehicle before the results open. */
const SET_VEHICLE_TIMEOUT = 2_000;

/**
 * Makes a vehicle the current one before the search for its tires opens (SRCH-5). Resolves after two
 * seconds at the latest, even if the vehicle can't be set: the search doesn't depend on it. Never
 * rejects.
 */
export const chooseSearchedVehicle =
  (vehicle: Vehicle, vehicleType?: VehicleType): AppThunk<Promise<void>> =>
  (dispatch) =>
    withTimeout(SET_VEHICLE_TIMEOUT, dispatch(chooseVehicle(vehicle, vehicleType)));
