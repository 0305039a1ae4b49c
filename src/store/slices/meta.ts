import { createAction } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Store } from '../../services/store-schema';
import type { RootState } from '..';

export interface WindowSize {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

export interface MetaState {
  closestStore: Store | null;
  /** Five digits, or null while nobody has said one. */
  currentZip: string | null;
  windowSize: WindowSize;
}

const initialState: MetaState = {
  closestStore: null,
  currentZip: null,
  windowSize: { width: 0, height: 0 },
};

export const closestStoreFound = createAction<Store>('meta/closestStoreFound');
export const zipChanged = createAction<string>('meta/zipChanged');
export const windowResized = createAction<WindowSize>('meta/windowResized');

/** Facts of the visit: closest store location, current zip, window size (STATE-1). */
export const meta = (state: MetaState = initialState, action: UnknownAction): MetaState => {
  if (closestStoreFound.match(action)) return { ...state, closestStore: action.payload };
  if (zipChanged.match(action)) return { ...state, currentZip: action.payload };
  if (windowResized.match(action)) return { ...state, windowSize: action.payload };
  return state;
};

export const selectClosestStore = (state: RootState): Store | null => state.meta.closestStore;
export const selectCurrentZip = (state: RootState): string | null => state.meta.currentZip;
export const selectWindowSize = (state: RootState): WindowSize => state.meta.windowSize;
