import { readProfileCookie } from '../../services/profile-cookie';
import { getSiteName } from '../../site/brands';
import type { AppThunk } from '..';
import { selectProfile } from '../account/account-slice';
import { forgetVehicle } from './vehicle-cookie';
import { vehiclesRead } from './vehicle-selector-slice';

/** Reads year, make, and model of the current vehicle from the profile cookie (COOK-3). */
const readCurrentYmm = (): unknown => {
  const vehicle = readProfileCookie(getSiteName(document))?.vehicles?.['tce'];
  return typeof vehicle === 'object' && vehicle !== null && 'ymm' in vehicle
    ? vehicle.ymm
    : undefined;
};

/**
 * Removes the current vehicle when its driver signs out, if it belongs to their account, so that the
 * next person who signs in here doesn't get it.
 */
export const forgetDriverVehicle = (): AppThunk => (dispatch, getState) => {
  const ymm = readCurrentYmm();
  const garage = selectProfile(getState())?.VEHICLE ?? [];
  if (!garage.some(({ YEAR, MAKE, MODEL }) => `${YEAR}-${MAKE}-${MODEL}` === ymm)) return;
  forgetVehicle(getSiteName(document));
  dispatch(vehiclesRead({ ...getState().vehicleSelector, current: null }));
};
