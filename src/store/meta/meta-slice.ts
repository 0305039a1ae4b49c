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
  /** The store of the visitor's profile, selected or automatic; null until it is loaded. */
  closestStore: Store | null;
  /**
   * Whether the visitor has a local store (MYST-4), as the body's class says: `has-local-store` or
   * `no-local-store`. Null until the profile is read.
   */
  hasLocalStore: boolean | null;
  /** Five digits; null if unknown. */
  currentZip: string | null;
  windowSize: WindowSize;
}

const initialState: MetaState = {
  closestStore: null,
  hasLocalStore: null,
  currentZip: null,
  windowSize: { width: 0, height: 0 },
};

/** Stores what the profile says about the visitor's store, and the store once it is loaded. */
export const savedStoreSynced = createAction<{
  hasLocalStore: boolean;
  store: Store | null;
}>('meta/savedStoreSynced');
export const zipChanged = createAction<string>('meta/zipChanged');
export const windowResized = createAction<WindowSize>('meta/windowResized');

/** The state of the visit: closest store, current zip, window size (STATE-1). */
export const metaReducer = (state: MetaState = initialState, action: UnknownAction): MetaState => {
  if (savedStoreSynced.match(action)) {
    const { hasLocalStore, store } = action.payload;
    if (state.hasLocalStore === hasLocalStore && state.closestStore === store) return state;
    return { ...state, hasLocalStore, closestStore: store };
  }
  if (zipChanged.match(action)) return { ...state, currentZip: action.payload };
  if (windowResized.match(action)) return { ...state, windowSize: action.payload };
  return state;
};

/** Returns the store for prices and stock: the selected one, or the automatic one. */
export const selectClosestStore = (state: RootState): Store | null => state.meta.closestStore;
/** Returns whether the visitor has a local store; null until the profile is read. */
export const selectHasLocalStore = (state: RootState): boolean | null => state.meta.hasLocalStore;
/** Returns my store: the closest one if the visitor has a local store (MYST-4). */
export const selectMyStore = (state: RootState): Store | null =>
  state.meta.hasLocalStore ? state.meta.closestStore : null;
export const selectCurrentZip = (state: RootState): string | null => state.meta.currentZip;
export const selectWindowSize = (state: RootState): WindowSize => state.meta.windowSize;
