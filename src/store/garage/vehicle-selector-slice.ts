import { createAction } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Vehicle } from '../../vehicles/vehicle';

/** The vehicles that this browser stores, as last read. */
export interface VehicleSelectorState {
  /** The visitor's current vehicle; null if unknown. */
  current: Vehicle | null;
  /** The vehicles that aren't saved to an account. */
  saved: readonly Vehicle[];
}

const initialState: VehicleSelectorState = { current: null, saved: [] };

export const vehiclesRead = createAction<VehicleSelectorState>('vehicleSelector/vehiclesRead');

/** Reduces the state of this browser's vehicles, whether or not a driver is signed in (VEH-1, STATE-1). */
export const vehicleSelectorReducer = (
  state: VehicleSelectorState = initialState,
  action: UnknownAction,
): VehicleSelectorState => (vehiclesRead.match(action) ? action.payload : state);
