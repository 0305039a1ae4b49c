import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Vehicle } from '../../domain/vehicles/vehicle';

export interface VehicleSelectorState {
  /** The visitor's current vehicle; null if unknown. */
  current: Vehicle | null;
  /** The vehicles that aren't saved to an account. */
  saved: readonly Vehicle[];
}

const initialState: VehicleSelectorState = { current: null, saved: [] };

/** This browser's vehicles, whether or not a driver is signed in (VEH-1, STATE-1). */
export const vehicleSelectorSlice = createSlice({
  name: 'vehicleSelector',
  initialState,
  reducers: {
    vehiclesRead: (_state, { payload }: PayloadAction<VehicleSelectorState>) => payload,
  },
});

export const { vehiclesRead } = vehicleSelectorSlice.actions;
