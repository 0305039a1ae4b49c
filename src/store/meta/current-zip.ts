import { readProfileCookie } from '../../browser/profile-cookie';
import { bus } from '../../bus/bus';
import type { Topics } from '../../bus/topics';
import { siteNameOf } from '../../site/brands';
import { selectCurrentZip, zipChanged } from './meta-slice';
import type { AppStore } from '..';

const FIVE_DIGITS = /^\d{5}/;

/** A zip of the visitor's own choice counts from this level on (A3). */
const CHOSEN = 2;

/** The zip that the visitor's profile gives: the chosen one, else the automatic one. */
export const readProfileZip = (): Topics['myzipset'] | undefined => {
  const place = readProfileCookie(siteNameOf(document))?.location;
  if (place?.locationLvl === CHOSEN && place.myZip) return { zip: place.myZip, source: 'visitor' };
  return place?.autoZip ? { zip: place.autoZip, source: 'automatic' } : undefined;
};

/** myzipset becomes the current zip; where nobody has said one, the profile's is published. */
export const syncCurrentZip = (store: AppStore): (() => void) => {
  const unsubscribe = bus.subscribe('myzipset', ({ zip }) => {
    const digits = FIVE_DIGITS.exec(zip);
    if (digits) store.dispatch(zipChanged(digits[0]));
  });
  // After the replay of what the page's own scripts have said.
  queueMicrotask(() => {
    const known = selectCurrentZip(store.getState()) === null ? readProfileZip() : undefined;
    if (known) bus.publish('myzipset', known);
  });
  return unsubscribe;
};
