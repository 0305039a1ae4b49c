import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Store } from '../../services/store-schema';
import { readSavedStore } from '../my-store/saved-store';
import type { SavedStore } from '../my-store/saved-store';

export interface WindowSize {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

export interface MetaState {
  /** The store of the visitor's profile, selected or automatic; null until it is loaded. */
  closestStore: Store | null;
  /** What cookie and storage say about this store, also before it is loaded. */
  savedStore: SavedStore;
  /** Whether the store in the page's URL has been selected, has lost to another selection, or can't be selected. */
  isUrlStoreSettled: boolean;
  /** Five digits; null if unknown. */
  currentZip: string | null;
  windowSize: WindowSize;
}

const createInitialState = (): MetaState => ({
  closestStore: null,
  // Known to the first render, so that one request is enough.
  savedStore: readSavedStore(),
  isUrlStoreSettled: false,
  currentZip: null,
  windowSize: { width: 0, height: 0 },
});

/** The state of the visit: closest store, current zip, window size (STATE-1). */
export const metaSlice = createSlice({
  name: 'meta',
  initialState: createInitialState,
  reducers: {
    /** Stores what cookie and storage say about the visitor's store, and the store once it is loaded. */
    savedStoreSynced(
      state,
      { payload }: PayloadAction<{ saved: SavedStore; store: Store | null }>,
    ) {
      state.savedStore = payload.saved;
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
    /** Returns the number of the closest store, even before it is loaded. */
    selectClosestStoreNumber: ({ savedStore }) => savedStore.storeNumber,
    /** Returns whether the visitor or the page has selected the closest store. */
    selectIsStoreSelected: ({ savedStore }) => savedStore.isSelected,
    /** Returns whether the visitor has a local store (MYST-4). */
    selectHasLocalStore: ({ savedStore }) => savedStore.hasLocalStore,
    selectIsUrlStoreSettled: ({ isUrlStoreSettled }) => isUrlStoreSettled,
    /** Returns my store: the closest one if the visitor has a local store (MYST-4). */
    selectMyStore: ({ savedStore, closestStore }) =>
      savedStore.hasLocalStore ? closestStore : null,
    /** Returns the number of my store, even before it is loaded. */
    selectMyStoreNumber: ({ savedStore: { hasLocalStore, storeNumber } }) =>
      hasLocalStore ? storeNumber : undefined,
    selectCurrentZip: ({ currentZip }) => currentZip,
    selectWindowSize: ({ windowSize }) => windowSize,
  },
});

export const { savedStoreSynced, urlStoreSettled, zipChanged, windowResized } = metaSlice.actions;
export const {
  selectClosestStore,
  selectClosestStoreNumber,
  selectHasLocalStore,
  selectIsStoreSelected,
  selectIsUrlStoreSettled,
  selectMyStore,
  selectMyStoreNumber,
  selectCurrentZip,
  selectWindowSize,
} = metaSlice.selectors;
