import { useLayoutEffect } from 'react';
import { useStore } from 'react-redux';
import type { AppStore } from '..';
import { syncSavedVehicles } from './sync-saved-vehicles';

const useAppStore = useStore.withTypes<AppStore>();

/** Keeps the state in sync with this browser's stored vehicles while the component is mounted. */
export const useSyncedVehicles = (): void => {
  const store = useAppStore();
  // Before paint, so that a driver's vehicle is never shown to the next person.
  useLayoutEffect(() => syncSavedVehicles(store), [store]);
};
