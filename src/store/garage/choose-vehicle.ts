import type { VehicleType } from '../../services/vehicles';
import type { Vehicle } from '../../domain/vehicles/vehicle';
import type { AppThunk } from '..';
import { runSerially } from '../account/run-serially';
import { setCurrentVehicle } from './current-vehicle';
import { GARAGE_MESSAGES, toUserMessage } from './vehicle-change';
import type { VehicleChange } from './vehicle-change';

/**
 * Makes a vehicle the current one, whether or not it is in the garage (GARG-1, VEH-1). Never throws.
 * @param vehicleType the vehicle lists it was selected from; the lists for tires by default
 */
export const chooseVehicle =
  (vehicle: Vehicle, vehicleType?: VehicleType): AppThunk<Promise<VehicleChange>> =>
  (dispatch) =>
    runSerially(async () => {
      const failure = await dispatch(setCurrentVehicle(vehicle, vehicleType));
      return failure
        ? { problem: await dispatch(toUserMessage(failure, GARAGE_MESSAGES.select)) }
        : { vehicle };
    });
