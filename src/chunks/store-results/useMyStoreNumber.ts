import { useAppSelector } from '../../store/hooks';
import { selectHasLocalStore, selectMyStore } from '../../store/meta/meta-slice';
import { readSavedStore } from '../../store/my-store/saved-store';

/** Returns the number of my store, even before its details load. */
export const useMyStoreNumber = (): string | undefined => {
  const myStore = useAppSelector(selectMyStore);
  const hasLocalStore = useAppSelector(selectHasLocalStore);
  if (myStore) return myStore.storeNumber;
  const saved = hasLocalStore === false ? undefined : readSavedStore();
  return saved?.hasLocalStore ? saved.storeNumber : undefined;
};
