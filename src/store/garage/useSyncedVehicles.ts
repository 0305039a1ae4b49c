import { useLayoutEffect } from 'react';
import { useAppStore } from '../hooks';
import { syncSavedVehicles } from './sync-saved-vehicles';

/** Keeps the state in sync with this browser's stored vehicles while the component is mounted. */
export const useSyncedVehicles = (): void => {
  const store = useAppStore();
  // Before paint, so that a driver's vehicle is never shown to the next person.
  useLayoutEffect(() => syncSavedVehicles(store), [store]);
};
