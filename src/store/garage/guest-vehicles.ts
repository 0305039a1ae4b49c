import { saveVehicle } from '../../services/account/profile';
import { isSameVehicle } from '../../domain/vehicles/equality';
import { updateVehicle } from '../../domain/vehicles/update-vehicle';
import { toSavedVehicle } from '../../domain/vehicles/profile-vehicle';
import { isComplete, omitId } from '../../domain/vehicles/vehicle';
import type { Vehicle } from '../../domain/vehicles/vehicle';
import type { AppThunk } from '..';
import { profileReplaced, selectProfile } from '../account/account-slice';
import { setCurrentVehicle } from './choose-vehicle';
import { getAccountVehicles, selectGuestGarage, syncVehicles } from './garage-selectors';
import { writeSavedVehicles, readSavedVehicles } from './saved-vehicles';

/** Saves a visitor's vehicle unless the account has it. Resolves to whether the account has it now. */
const saveGuestVehicle =
  (vehicle: Vehicle): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const profile = selectProfile(getState());
    if (!profile) return false;
    const known = getAccountVehicles(profile).find((other) =>
      isSameVehicle(other, omitId(vehicle)),
    );
    const merged = known ? updateVehicle(known, omitId(vehicle)) : omitId(vehicle);
    if (merged === known) return true;
    const { failure, vehicles } = await saveVehicle(toSavedVehicle(merged));
    if (failure) return false;
    const now = selectProfile(getState());
    if (now) dispatch(profileReplaced({ ...now, VEHICLE: [...vehicles] }));
    return true;
  };

/**
 * Merges the visitor's vehicles into the account after a sign-in: the account's last vehicle becomes
 * the current one, and vehicles that the account doesn't have are saved to it (ACCT-8). A vehicle
 * whose save fails stays in this browser. Never throws.
 */
export const mergeGuestVehicles =
  (): AppThunk<Promise<void>> =>
  (dispatch, getState, { runAccountTask }) =>
    runAccountTask(async () => {
      dispatch(syncVehicles());
      const guestVehicles = selectGuestGarage(getState()).filter(isComplete);
      const profile = selectProfile(getState());
      const last = profile && getAccountVehicles(profile).at(-1);
      if (last) await dispatch(setCurrentVehicle(last));
      const unsaved: Vehicle[] = [];
      for (const vehicle of guestVehicles) {
        if (!(await dispatch(saveGuestVehicle(vehicle)))) unsaved.push(vehicle);
      }
      writeSavedVehicles(unsaved);
      dispatch(syncVehicles());
    });

/**
 * Saves this browser's current vehicle to an account that was just created (ACCT-8). Never throws.
 * @param tokenId the registration's token, which is valid for this one vehicle
 */
export const saveFirstVehicle =
  (tokenId: string): AppThunk<Promise<void>> =>
  (_dispatch, _getState, { runAccountTask }) =>
    runAccountTask(async () => {
      const { current } = readSavedVehicles();
      if (current && isComplete(current)) {
        await saveVehicle(toSavedVehicle(omitId(current)), tokenId);
      }
    });
