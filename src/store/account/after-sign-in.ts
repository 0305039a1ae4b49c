import { readGeolocationPreference } from '../../browser/geolocation';
import { readProfileCookie } from '../../browser/profile-cookie';
import { bus } from '../../bus/bus';
import { getSiteName } from '../../site/brands';
import type { AppThunk } from '..';
import { loadCart } from '../shop/cart-thunks';
import { findDriverCart } from '../shop/driver-cart';
import { mergeGuestVehicles } from '../garage/guest-vehicles';
import { selectPreferredStore } from '../my-store/preferred-store';
import { selectCurrentZip } from '../meta/meta-slice';

export { saveFirstVehicle } from '../garage/guest-vehicles';

/** Publishes the visitor's own zip if they allow geolocation, or else the automatic one. */
const publishProfileZip = (): AppThunk => (_, getState) => {
  const place = readProfileCookie(getSiteName(document))?.location;
  const own = readGeolocationPreference() === 'allowed' ? place?.myZip : undefined;
  const zip = own ?? place?.autoZip;
  if (!zip || zip === selectCurrentZip(getState())) return;
  bus.publish('myzipset', { zip, source: own ? 'visitor' : 'automatic' });
};

/**
 * Runs the follow-up of a sign-in: cart, and zip, store, current vehicle, and garage in this order, because
 * store and vehicle rewrite the same profile (ACCT-8). Never throws.
 */
export const runAfterSignIn = (): AppThunk<Promise<void>> => async (dispatch) => {
  dispatch(publishProfileZip());
  // Before another call makes the visitor's cart the driver's last one.
  const cart = findDriverCart().then((guid) => (guid ? dispatch(loadCart()) : undefined));
  await dispatch(selectPreferredStore());
  await dispatch(mergeGuestVehicles());
  await cart;
};
