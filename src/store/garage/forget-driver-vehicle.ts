import { forgetVehicle } from '../../browser/forget-vehicle';
import { readProfileCookie } from '../../browser/profile-cookie';
import { siteNameOf } from '../../site/brands';
import type { AppThunk } from '..';
import { selectProfile } from '../account/account-slice';
import { vehiclesRead } from './vehicle-selector-slice';

/** Year, make and model of the current vehicle, as the profile cookie joins them (COOK-3). */
const readCurrentYmm = (): unknown => {
  const vehicle = readProfileCookie(siteNameOf(document))?.vehicles?.['tce'];
  return typeof vehicle === 'object' && vehicle !== null && 'ymm' in vehicle
    ? vehicle.ymm
    : undefined;
};

/**
 * Forgets the current vehicle of a driver who leaves, when it is of their account: whoever signs
 * in next in this browser does not get it.
 */
export const forgetDriverVehicle = (): AppThunk => (dispatch, getState) => {
  const ymm = readCurrentYmm();
  const garage = selectProfile(getState())?.VEHICLE ?? [];
  if (!garage.some(({ YEAR, MAKE, MODEL }) => `${YEAR}-${MAKE}-${MODEL}` === ymm)) return;
  forgetVehicle(siteNameOf(document));
  dispatch(vehiclesRead({ ...getState().vehicleSelector, current: null }));
};
