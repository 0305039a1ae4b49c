import type { Store } from '../src/services/store-schema';
import { savedStoreSynced } from '../src/store/meta/meta-slice';

/**
 * Creates the action that puts a store into the state.
 * @param store null if the visitor has none, or if it isn't loaded
 * @param isLocal whether the visitor has selected it; otherwise the server has found it by the site's default zip
 */
export const createSyncedStore = (store: Store | null, isLocal = true) =>
  savedStoreSynced({
    saved: {
      storeNumber: store?.storeNumber,
      isSelected: isLocal,
      hasLocalStore: isLocal,
    },
    store,
  });
