import { report } from '../../browser/report';
import { notifyAccountChanged } from '../../browser/other-tabs';
import { deleteVehicle, saveVehicle, VEHICLE_NOT_FOUND } from '../../services/account/profile';
import type { GarageResult } from '../../services/account/profile';
import type { ProfileVehicle } from '../../services/account/schema';
import type { ServiceError } from '../../services/result';
import { isSameVehicle } from '../../domain/vehicles/equality';
import { toSavedVehicle, parseProfileVehicle } from '../../domain/vehicles/profile-vehicle';
import { VEHICLE_MESSAGES } from '../../domain/vehicles/messages';
import { isComplete, isSelectable, omitId } from '../../domain/vehicles/vehicle';
import { formatVehicleName } from '../../domain/vehicles/vehicle-name';
import type { Vehicle } from '../../domain/vehicles/vehicle';
import type { AppThunk } from '..';
import { fetchAccount } from '../account/session-thunks';
import { profileReplaced, selectProfile, selectIsSignedIn } from '../account/account-slice';
import { setCurrentVehicle } from './choose-vehicle';
import { syncVehicles, selectCurrentVehicle, selectGarage } from './garage-selectors';
import { forgetCurrentVehicle, writeSavedVehicles, readSavedVehicles } from './saved-vehicles';
import { GARAGE_MESSAGES, toUserMessage } from './vehicle-change';
import type { VehicleChange } from './vehicle-change';

/** Replaces the account's vehicles in the state and notifies other tabs. */
const replaceAccountVehicles =
  (vehicles: readonly ProfileVehicle[]): AppThunk =>
  (dispatch, getState) => {
    const profile = selectProfile(getState());
    if (profile) dispatch(profileReplaced({ ...profile, VEHICLE: [...vehicles] }));
    notifyAccountChanged();
  };

const updateSavedVehicles =
  (change: (saved: readonly Vehicle[]) => readonly Vehicle[]): AppThunk =>
  (dispatch) => {
    writeSavedVehicles(change(readSavedVehicles().saved));
    dispatch(syncVehicles());
  };

/** Adds a vehicle, or replaces the one with the same ID. */
const upsertVehicle =
  (vehicle: Vehicle) =>
  (saved: readonly Vehicle[]): readonly Vehicle[] =>
    saved.some(({ id }) => id === vehicle.id)
      ? saved.map((other) => (other.id === vehicle.id ? vehicle : other))
      : [...saved, vehicle];

/** Finds the saved vehicle in the account's response: by its ID, or else the last. */
const findSavedVehicle = (vehicles: readonly ProfileVehicle[], vehicle: Vehicle): Vehicle => {
  const entry = vehicles.find(({ ID }) => ID === vehicle.id) ?? vehicles.at(-1);
  return (entry && parseProfileVehicle(entry)) ?? vehicle;
};

/** Saves a vehicle to the account by its ID (VEH-3). Resolves to the account's response. */
const saveToAccount =
  (vehicle: Vehicle): AppThunk<Promise<GarageResult>> =>
  async (dispatch) => {
    const response = await saveVehicle(toSavedVehicle(vehicle));
    if (!response.failure) dispatch(replaceAccountVehicles(response.vehicles));
    return response;
  };

/** Makes a vehicle current if possible: a garage may hold vehicles from before 1984 (VEH-1). */
const setCurrentIfSelectable =
  (vehicle: Vehicle): AppThunk<Promise<ServiceError | undefined>> =>
  async (dispatch) =>
    isSelectable(vehicle) ? dispatch(setCurrentVehicle(vehicle)) : undefined;

/** Makes another vehicle the current one when the previous one can't be anymore: the last that is selectable. */
const replaceLostCurrent = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  forgetCurrentVehicle();
  dispatch(syncVehicles());
  const next = selectGarage(getState())?.findLast(isSelectable);
  if (next) await dispatch(setCurrentVehicle(next));
};

/**
 * Adds a vehicle to the garage and makes it current: in a driver's account or in a visitor's browser
 * (GARG-1). The vehicle's ID makes a second attempt idempotent. Never throws.
 */
export const addVehicle =
  (vehicle: Vehicle): AppThunk<Promise<VehicleChange>> =>
  (dispatch, getState, { runAccountTask }) =>
    runAccountTask(async () => {
      if (!isComplete(vehicle)) return { problem: VEHICLE_MESSAGES.incomplete };
      const garage = selectGarage(getState()) ?? [];
      const same = garage.find((other) => isSameVehicle(other, omitId(vehicle)));
      if (same && same.id !== vehicle.id) {
        return { problem: GARAGE_MESSAGES.duplicate({ vehicle: formatVehicleName(vehicle) }) };
      }
      if (selectIsSignedIn(getState())) {
        const { failure, vehicles } = await dispatch(saveToAccount(vehicle));
        if (!failure) {
          const saved = findSavedVehicle(vehicles, vehicle);
          await dispatch(setCurrentIfSelectable(saved));
          return { vehicle: saved };
        }
        const problem = await dispatch(toUserMessage(failure, GARAGE_MESSAGES.save));
        // The next sign-in saves it to the account.
        if (failure.isSessionExpired) dispatch(updateSavedVehicles(upsertVehicle(vehicle)));
        return { problem };
      }
      const failure = await dispatch(setCurrentIfSelectable(vehicle));
      if (failure) return { problem: await dispatch(toUserMessage(failure, GARAGE_MESSAGES.save)) };
      dispatch(updateSavedVehicles(upsertVehicle(vehicle)));
      return { vehicle };
    });

/** Saves a changed vehicle of the garage (GARG-1). Never throws. */
export const editVehicle =
  (vehicle: Vehicle): AppThunk<Promise<VehicleChange>> =>
  (dispatch, getState, { runAccountTask }) =>
    runAccountTask(async () => {
      if (!isComplete(vehicle)) return { problem: VEHICLE_MESSAGES.incomplete };
      const isCurrent = selectCurrentVehicle(getState())?.id === vehicle.id;
      const staysCurrent = isCurrent && isSelectable(vehicle);
      if (selectIsSignedIn(getState())) {
        const { failure } = await dispatch(saveToAccount(vehicle));
        if (failure)
          return { problem: await dispatch(toUserMessage(failure, GARAGE_MESSAGES.save)) };
        if (staysCurrent) await dispatch(setCurrentVehicle(vehicle));
      } else {
        const failure = staysCurrent ? await dispatch(setCurrentVehicle(vehicle)) : undefined;
        if (failure)
          return { problem: await dispatch(toUserMessage(failure, GARAGE_MESSAGES.save)) };
        dispatch(updateSavedVehicles(upsertVehicle(vehicle)));
      }
      if (isCurrent && !staysCurrent) await dispatch(replaceLostCurrent());
      return { vehicle };
    });

const removeFromAccount =
  (id: string): AppThunk<Promise<string | undefined>> =>
  async (dispatch) => {
    const { failure, vehicles } = await deleteVehicle(id);
    if (!failure) dispatch(replaceAccountVehicles(vehicles));
    // It was removed elsewhere: fetch the vehicles that are left.
    else if (failure.message === VEHICLE_NOT_FOUND) await dispatch(fetchAccount());
    else return dispatch(toUserMessage(failure, GARAGE_MESSAGES.remove));
    return undefined;
  };

const removeFromBrowser =
  (vehicle: Vehicle): AppThunk =>
  (dispatch) => {
    const { saved, current } = readSavedVehicles();
    if (![...saved, current].some((other) => other?.id === vehicle.id)) {
      report(new Error(`Vehicle ${vehicle.id} not found`), { source: 'garage', during: 'removal' });
    }
    dispatch(updateSavedVehicles((before) => before.filter(({ id }) => id !== vehicle.id)));
  };

/** Removes a vehicle; if it was current, another one becomes current (GARG-1). Never throws. */
export const removeVehicle =
  (vehicle: Vehicle): AppThunk<Promise<VehicleChange>> =>
  (dispatch, getState, { runAccountTask }) =>
    runAccountTask(async () => {
      const isCurrent = selectCurrentVehicle(getState())?.id === vehicle.id;
      if (selectIsSignedIn(getState())) {
        const problem = await dispatch(removeFromAccount(vehicle.id ?? ''));
        if (problem !== undefined) return { problem };
      } else dispatch(removeFromBrowser(vehicle));
      if (isCurrent) await dispatch(replaceLostCurrent());
      return { vehicle };
    });
