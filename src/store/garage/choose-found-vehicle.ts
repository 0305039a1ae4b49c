import { parseVehicle } from '../../domain/vehicles/vehicle';
import type { VehicleInput } from '../../domain/vehicles/vehicle';
import type { AppThunk } from '..';
import { chooseVehicle } from './choose-vehicle';

/** Makes the vehicle that a search has found tires for the current one (SRCH-5). Never throws. */
export const chooseFoundVehicle =
  (found: VehicleInput): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const vehicle = parseVehicle(found);
    if (vehicle) await dispatch(chooseVehicle(vehicle));
  };
