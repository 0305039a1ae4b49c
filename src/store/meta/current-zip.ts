import { readProfileCookie } from '../../services/profile-cookie';
import { bus } from '../../bus/bus';
import type { Topics } from '../../bus/topics';
import { SELECTED_LEVEL } from '../../domain/stores/local-store';
import { getSiteName } from '../../site/brands';
import type { AppStore } from '..';
import { selectCurrentZip, zipChanged } from './meta-slice';

const FIVE_DIGITS = /^\d{5}/;

/** Returns the zip of the visitor's profile: the selected one, or else the automatic one. */
export const readProfileZip = (): Topics['myzipset'] | undefined => {
  const { locationLvl, myZip, autoZip } = readProfileCookie(getSiteName(document))?.location ?? {};
  if (locationLvl === SELECTED_LEVEL && myZip) return { zip: myZip, source: 'visitor' };
  return autoZip ? { zip: autoZip, source: 'automatic' } : undefined;
};

/** Stores the zip of `myzipset` as the current zip; publishes the profile's zip if there is none (BUS-2). */
export const syncCurrentZip = (store: AppStore): (() => void) => {
  const unsubscribe = bus.subscribe('myzipset', ({ zip }) => {
    const digits = FIVE_DIGITS.exec(zip);
    if (digits) store.dispatch(zipChanged(digits[0]));
  });
  // Waits until the bus has replayed what the page's own scripts have published.
  queueMicrotask(() => {
    const known = selectCurrentZip(store.getState()) === null ? readProfileZip() : undefined;
    if (known) bus.publish('myzipset', known);
  });
  return unsubscribe;
};
