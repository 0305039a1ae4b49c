import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import type { Profile } from '../../services/account/schema';
import { isSameVehicle } from '../../domain/vehicles/equality';
import { parseProfileVehicle } from '../../domain/vehicles/profile-vehicle';
import { omitId } from '../../domain/vehicles/vehicle';
import type { Vehicle } from '../../domain/vehicles/vehicle';
import type { AppThunk, RootState } from '..';
import { selectLoginState, selectProfile } from '../account/account-slice';
import { vehiclesRead } from './vehicle-selector-slice';
import { readSavedVehicles } from './saved-vehicles';

/** Updates the state with the vehicles that are stored in this browser. */
export const syncVehicles = (): AppThunk => (dispatch) => {
  dispatch(vehiclesRead(readSavedVehicles()));
};

const NO_VEHICLES: readonly Vehicle[] = [];

/** Returns the vehicles of an account, oldest first; the same list for the same profile. */
export const getAccountVehicles = weakMapMemoize((profile: Profile): readonly Vehicle[] =>
  profile.VEHICLE.map(parseProfileVehicle).filter((vehicle) => vehicle !== undefined),
);

/** Returns the vehicles that are stored in this browser, including the current one. */
export const selectGuestGarage = createSelector(
  ({ vehicleSelector }: RootState) => vehicleSelector.current,
  ({ vehicleSelector }: RootState) => vehicleSelector.saved,
  (current, saved): readonly Vehicle[] =>
    !current || saved.includes(current) ? saved : [...saved, current],
);

/** Returns a driver's or a visitor's vehicles; null while a driver's are unknown (GARG-1). */
export const selectGarage = (state: RootState): readonly Vehicle[] | null => {
  const profile = selectProfile(state);
  switch (selectLoginState(state)) {
    case 'true':
      return profile && getAccountVehicles(profile);
    case 'false':
      return selectGuestGarage(state);
    case 'loading':
      return null;
  }
};

/** Returns the current vehicle with the garage's details; it may be missing from the garage. */
export const selectCurrentVehicle = (state: RootState): Vehicle | null => {
  const { current } = state.vehicleSelector;
  if (!current) return null;
  const garage = selectGarage(state) ?? NO_VEHICLES;
  const { id } = current;
  const described = omitId(current);
  return (
    garage.find((vehicle) => vehicle.id === id && isSameVehicle(vehicle, described)) ??
    garage.find((vehicle) => isSameVehicle(vehicle, described)) ??
    current
  );
};
