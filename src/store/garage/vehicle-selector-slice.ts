import { createAction } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Vehicle } from '../../vehicles/vehicle';

/** The vehicles that this browser keeps, as they were last read. */
export interface VehicleSelectorState {
  /** The visitor's current vehicle; null while none is known. */
  current: Vehicle | null;
  /** Those of no account, or not yet saved to it. */
  kept: readonly Vehicle[];
}

const initialState: VehicleSelectorState = { current: null, kept: [] };

export const vehiclesRead = createAction<VehicleSelectorState>('vehicleSelector/vehiclesRead');

/** The visitor's own choice of vehicles, signed in or not (VEH-1, STATE-1). */
export const vehicleSelector = (
  state: VehicleSelectorState = initialState,
  action: UnknownAction,
): VehicleSelectorState => (vehiclesRead.match(action) ? action.payload : state);
