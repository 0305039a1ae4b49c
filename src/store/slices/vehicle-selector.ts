export interface VehicleSelectorState {
  vehicleType: 'tce' | 'main';
  year: string | null;
  make: string | null;
  model: string | null;
  trim: string | null;
  years: string[];
  makes: string[];
  models: string[];
  trims: string[];
}

const initialState: VehicleSelectorState = {
  vehicleType: 'tce',
  year: null,
  make: null,
  model: null,
  trim: null,
  years: [],
  makes: [],
  models: [],
  trims: [],
};

/** Linked selects of year, make, model and trim (VEH-1, STATE-1). */
export const vehicleSelector = (state: VehicleSelectorState = initialState): VehicleSelectorState =>
  state;
