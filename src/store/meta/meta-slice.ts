import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Store } from '../../services/store-schema';

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
  /** Whether the store in the page's URL has been selected, has lost to another selection, or can't be selected. */
  isUrlStoreSettled: boolean;
  /** Five digits; null if unknown. */
  currentZip: string | null;
  windowSize: WindowSize;
}

const initialState: MetaState = {
  closestStore: null,
  hasLocalStore: null,
  isUrlStoreSettled: false,
  currentZip: null,
  windowSize: { width: 0, height: 0 },
};

/** The state of the visit: closest store, current zip, window size (STATE-1). */
export const metaSlice = createSlice({
  name: 'meta',
  initialState,
  reducers: {
    /** Stores what the profile says about the visitor's store, and the store once it is loaded. */
    savedStoreSynced(
      state,
      { payload }: PayloadAction<{ hasLocalStore: boolean; store: Store | null }>,
    ) {
      state.hasLocalStore = payload.hasLocalStore;
      state.closestStore = payload.store;
    },
    /** Says that the first selection on this page, which selects the URL's store, has ended or failed. */
    urlStoreSettled(state) {
      state.isUrlStoreSettled = true;
    },
    zipChanged(state, { payload }: PayloadAction<string>) {
      state.currentZip = payload;
    },
    windowResized(state, { payload }: PayloadAction<WindowSize>) {
      state.windowSize = payload;
    },
  },
  selectors: {
    /** Returns the store for prices and stock: the selected one, or the automatic one. */
    selectClosestStore: ({ closestStore }) => closestStore,
    /** Returns whether the visitor has a local store; null until the profile is read. */
    selectHasLocalStore: ({ hasLocalStore }) => hasLocalStore,
    selectIsUrlStoreSettled: ({ isUrlStoreSettled }) => isUrlStoreSettled,
    /** Returns my store: the closest one if the visitor has a local store (MYST-4). */
    selectMyStore: ({ hasLocalStore, closestStore }) => (hasLocalStore ? closestStore : null),
    selectCurrentZip: ({ currentZip }) => currentZip,
    selectWindowSize: ({ windowSize }) => windowSize,
  },
});

export const { savedStoreSynced, urlStoreSettled, zipChanged, windowResized } = metaSlice.actions;
export const {
  selectClosestStore,
  selectHasLocalStore,
  selectIsUrlStoreSettled,
  selectMyStore,
  selectCurrentZip,
  selectWindowSize,
} = metaSlice.selectors;
