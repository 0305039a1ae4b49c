import { parseVehicle } from '../../vehicles/vehicle';
import type { VehicleInput } from '../../vehicles/vehicle';
import type { AppThunk } from '..';
import { selectVehicle } from './select-vehicle';

/** Makes the vehicle that a search has found tires for the current one (SRCH-5). Never throws. */
export const selectFoundVehicle =
  (found: VehicleInput): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const vehicle = parseVehicle(found);
    if (vehicle) await dispatch(selectVehicle(vehicle));
  };
