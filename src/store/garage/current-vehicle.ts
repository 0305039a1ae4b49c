import type { ServiceError } from '../../services/result';
import { setVehicle } from '../../services/vehicles';
import type { VehicleType } from '../../services/vehicles';
import { isSelectable } from '../../domain/vehicles/vehicle';
import type { Vehicle } from '../../domain/vehicles/vehicle';
import type { AppThunk } from '..';
import { syncVehicles } from './garage-selectors';
import { saveCurrentVehicle } from './saved-vehicles';

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
