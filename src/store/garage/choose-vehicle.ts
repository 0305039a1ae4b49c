import { withTimeout } from '../../browser/timers';
import type { ServiceError } from '../../services/result';
import { setVehicle } from '../../services/vehicles';
import type { VehicleType } from '../../services/vehicles';
import { isSelectable, parseVehicle } from '../../domain/vehicles/vehicle';
import type { Vehicle, VehicleInput } from '../../domain/vehicles/vehicle';
import type { AppThunk } from '..';
import { syncVehicles } from './garage-selectors';
import { saveCurrentVehicle } from './saved-vehicles';
import { GARAGE_MESSAGES, toUserMessage } from './vehicle-change';
import type { VehicleChange } from './vehicle-change';

/**
 * Makes a vehicle the visitor's current one, on the server and in this browser (VEH-1, COOK-3).
 * Resolves to the error, or to undefined on success; never throws.
 */
export const setCurrentVehicle =
  (vehicle: Vehicle, vehicleType?: VehicleType): AppThunk<Promise<ServiceError | undefined>> =>
  async (dispatch) => {
    const result = await setVehicle(vehicle, vehicleType);
    if (!result.ok) return result.error;
    if (isSelectable(vehicle)) saveCurrentVehicle(vehicle);
    dispatch(syncVehicles());
    return undefined;
  };

/**
 * Makes a vehicle the current one, whether or not it is in the garage (GARG-1, VEH-1). Never throws.
 * @param vehicleType the vehicle lists it was selected from; the lists for tires by default
 */
export const chooseVehicle =
  (vehicle: Vehicle, vehicleType?: VehicleType): AppThunk<Promise<VehicleChange>> =>
  (dispatch, _, { runAccountTask }) =>
    runAccountTask(async () => {
      const failure = await dispatch(setCurrentVehicle(vehicle, vehicleType));
      return failure
        ? { problem: await dispatch(toUserMessage(failure, GARAGE_MESSAGES.select)) }
        : { vehicle };
    });

/** Makes the vehicle that a search has found tires for the current one (SRCH-5). Never throws. */
export const chooseFoundVehicle =
  (found: VehicleInput): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const vehicle = parseVehicle(found);
    if (vehicle) await dispatch(chooseVehicle(vehicle));
  };

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
