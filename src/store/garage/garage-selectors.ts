import type { Profile } from '../../services/account/schema';
import { isSameVehicle } from '../../vehicles/equality';
import { vehicleOfProfile } from '../../vehicles/profile-form';
import { withoutId } from '../../vehicles/vehicle';
import type { Vehicle } from '../../vehicles/vehicle';
import type { AppThunk, RootState } from '..';
import { selectIsLoggedIn, selectProfile } from '../account/account-slice';
import { vehiclesRead } from './vehicle-selector-slice';
import { readKeptVehicles } from './kept-vehicles';

/** Has the state say what this browser keeps. */
export const readVehicles = (): AppThunk => (dispatch) => {
  dispatch(vehiclesRead(readKeptVehicles()));
};

const NONE: readonly Vehicle[] = [];

const garages = new WeakMap<Profile, readonly Vehicle[]>();

/** The vehicles of an account, in the order in which they were added. */
export const getAccountVehicles = (profile: Profile): readonly Vehicle[] => {
  const known = garages.get(profile);
  if (known) return known;
  const garage = profile.VEHICLE.map(vehicleOfProfile).filter((vehicle) => vehicle !== undefined);
  garages.set(profile, garage);
  return garage;
};

/** Whether the garage is an account's; its changes go there. */
export const selectIsDriver = (state: RootState): boolean => selectIsLoggedIn(state) === 'true';

const guests = new WeakMap<readonly Vehicle[], { current: Vehicle; all: readonly Vehicle[] }>();

const guestGarage = ({ vehicleSelector: { current, kept } }: RootState): readonly Vehicle[] => {
  if (!current || kept.includes(current)) return kept;
  const known = guests.get(kept);
  if (known?.current === current) return known.all;
  const all = [...kept, current];
  guests.set(kept, { current, all });
  return all;
};

/** A driver's vehicles, a visitor's kept ones; null while a driver's are not known (GARG-1). */
export const selectGarage = (state: RootState): readonly Vehicle[] | null => {
  const profile = selectProfile(state);
  switch (selectIsLoggedIn(state)) {
    case 'true':
      return profile && getAccountVehicles(profile);
    case 'false':
      return guestGarage(state);
    case 'loading':
      return null;
  }
};

/** The current vehicle, with all that the garage knows of it; it may be of no garage. */
export const selectCurrentVehicle = (state: RootState): Vehicle | null => {
  const { current } = state.vehicleSelector;
  if (!current) return null;
  const garage = selectGarage(state) ?? NONE;
  const { id } = current;
  const described = withoutId(current);
  return (
    garage.find((vehicle) => vehicle.id === id && isSameVehicle(vehicle, described)) ??
    garage.find((vehicle) => isSameVehicle(vehicle, described)) ??
    current
  );
};
