import { saveVehicle } from '../../services/account/profile';
import { isSameVehicle, updatedVehicle } from '../../vehicles/equality';
import { profileFormOf } from '../../vehicles/profile-form';
import { isComplete, withoutId } from '../../vehicles/vehicle';
import type { Vehicle } from '../../vehicles/vehicle';
import type { AppThunk } from '..';
import { profileReplaced, selectProfile } from '../account/account-slice';
import { runSerially } from '../account/run-serially';
import { setCurrentVehicle } from './current-vehicle';
import { getAccountVehicles, readVehicles } from './garage-selectors';
import { keepVehicles, readKeptVehicles } from './kept-vehicles';

/** What a visitor has in this browser: the kept vehicles, and the current one. */
const readGuestVehicles = (): readonly Vehicle[] => {
  const { current, kept } = readKeptVehicles();
  return !current || kept.includes(current) ? kept : [...kept, current];
};

/** Saves one vehicle that a visitor brings, unless the account knows it. @returns whether it does now */
const saveGuestVehicle =
  (vehicle: Vehicle): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const profile = selectProfile(getState());
    if (!profile) return false;
    const known = getAccountVehicles(profile).find((other) =>
      isSameVehicle(other, withoutId(vehicle)),
    );
    const merged = known ? updatedVehicle(known, withoutId(vehicle)) : withoutId(vehicle);
    if (merged === known) return true;
    const { failure, vehicles } = await saveVehicle(profileFormOf(merged));
    if (failure) return false;
    const now = selectProfile(getState());
    if (now) dispatch(profileReplaced({ ...now, VEHICLE: [...vehicles] }));
    return true;
  };

/**
 * What follows a sign-in: the account's last vehicle becomes the current one, and the vehicles of
 * this browser that the account does not know are saved to it (ACCT-8). A vehicle that cannot be
 * saved stays in this browser. It never throws.
 */
export const mergeGuestVehicles = (): AppThunk<Promise<void>> => (dispatch, getState) =>
  runSerially(async () => {
    const brought = readGuestVehicles().filter(isComplete);
    const profile = selectProfile(getState());
    const last = profile && getAccountVehicles(profile).at(-1);
    if (last) await dispatch(setCurrentVehicle(last));
    const left: Vehicle[] = [];
    for (const vehicle of brought) {
      if (!(await dispatch(saveGuestVehicle(vehicle)))) left.push(vehicle);
    }
    keepVehicles(left);
    dispatch(readVehicles());
  });

/**
 * Saves the current vehicle of this browser to an account that was just created (ACCT-8).
 * @param tokenId of the registration, which may save this one vehicle
 */
export const saveFirstVehicle =
  (tokenId: string): AppThunk<Promise<void>> =>
  () =>
    runSerially(async () => {
      const { current } = readKeptVehicles();
      if (current && isComplete(current)) {
        await saveVehicle(profileFormOf(withoutId(current)), tokenId);
      }
    });
