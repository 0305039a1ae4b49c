import { createAction } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Store } from '../../services/store-schema';
import type { RootState } from '..';

export interface WindowSize {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Whether the visitor has a local store (MYST-4); 'unknown' until the profile has been looked at.
 * The body class is `has-local-store` or `no-local-store` then.
 */
export type StoreStanding = 'unknown' | 'has' | 'no';

export interface MetaState {
  /** The store of the visitor's profile, chosen or automatic; null until it is loaded. */
  closestStore: Store | null;
  storeStanding: StoreStanding;
  /** Five digits, or null while nobody has said one. */
  currentZip: string | null;
  windowSize: WindowSize;
}

const initialState: MetaState = {
  closestStore: null,
  storeStanding: 'unknown',
  currentZip: null,
  windowSize: { width: 0, height: 0 },
};

/** What the profile says of the visitor's store, with the store itself once it is loaded. */
export const savedStoreSeen = createAction<{
  standing: Exclude<StoreStanding, 'unknown'>;
  store: Store | null;
}>('meta/savedStoreSeen');
export const zipChanged = createAction<string>('meta/zipChanged');
export const windowResized = createAction<WindowSize>('meta/windowResized');

/** Facts of the visit: closest store location and its standing, current zip, window size (STATE-1). */
export const meta = (state: MetaState = initialState, action: UnknownAction): MetaState => {
  if (savedStoreSeen.match(action)) {
    const { standing, store } = action.payload;
    if (state.storeStanding === standing && state.closestStore === store) return state;
    return { ...state, storeStanding: standing, closestStore: store };
  }
  if (zipChanged.match(action)) return { ...state, currentZip: action.payload };
  if (windowResized.match(action)) return { ...state, windowSize: action.payload };
  return state;
};

/** The store that prices and stock are asked for: the chosen one, else the automatic one. */
export const selectClosestStore = (state: RootState): Store | null => state.meta.closestStore;
export const selectStoreStanding = (state: RootState): StoreStanding => state.meta.storeStanding;
/** My store: the closest one, where the visitor has a local store (MYST-4). */
export const selectMyStore = (state: RootState): Store | null =>
  state.meta.storeStanding === 'has' ? state.meta.closestStore : null;
export const selectCurrentZip = (state: RootState): string | null => state.meta.currentZip;
export const selectWindowSize = (state: RootState): WindowSize => state.meta.windowSize;
