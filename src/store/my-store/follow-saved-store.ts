import { onChangedElsewhere } from '../../browser/other-tabs';
import { bus } from '../../bus/bus';
import { getProfileCookieName } from '../../site/stored-names';
import { getSiteName } from '../../site/brands';
import { readProfileZip } from '../meta/current-zip';
import { selectClosestStoreNumber, selectCurrentZip } from '../meta/meta-slice';
import type { AppStore } from '..';
import { readSavedStore } from './saved-store';
import { loadSavedStore, syncSavedStore } from './saved-store-thunks';

/** Calls a listener when another tab may have selected a store; returns a function that stops it (MYST-3). */
export const onSavedStoreChanged = (listener: () => void): (() => void) =>
  onChangedElsewhere(
    { key: 'storeData', cookie: getProfileCookieName(getSiteName(document)) },
    listener,
  );

/** Shows the store that another tab has selected, and publishes its zip. @returns a function that stops it */
export const followSavedStore = (store: AppStore): (() => void) => {
  let zip = readProfileZip()?.zip;
  return onSavedStoreChanged(() => {
    const isOther = readSavedStore().storeNumber !== selectClosestStoreNumber(store.getState());
    if (isOther) void store.dispatch(loadSavedStore());
    else store.dispatch(syncSavedStore());
    const profileZip = readProfileZip();
    if (!profileZip || profileZip.zip === zip) return;
    ({ zip } = profileZip);
    if (zip !== selectCurrentZip(store.getState())) bus.publish('myzipset', profileZip);
  });
};
