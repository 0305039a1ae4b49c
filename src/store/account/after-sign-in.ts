import { readGeolocationPreference } from '../../browser/geolocation';
import { readProfileCookie } from '../../services/profile-cookie';
import { bus } from '../../bus/bus';
import { getSiteName } from '../../site/brands';
import type { AppThunk } from '..';
import { syncCart } from '../cart/cart-thunks';
import { mergeGuestVehicles } from '../garage/guest-vehicles';
import { choosePreferredStore } from '../my-store/preferred-store';
import { selectCurrentZip } from '../meta/meta-slice';

/** Publishes the visitor's own zip if they allow geolocation, or else the automatic one. */
const publishProfileZip = (): AppThunk => (_, getState) => {
  const { myZip, autoZip } = readProfileCookie(getSiteName(document))?.location ?? {};
  const visitorZip = readGeolocationPreference() === 'allowed' ? myZip : undefined;
  const zip = visitorZip ?? autoZip;
  if (!zip || zip === selectCurrentZip(getState())) return;
  bus.publish('myzipset', { zip, source: visitorZip ? 'visitor' : 'automatic' });
};

/**
 * Runs the follow-up of a sign-in: publishes the zip, selects the preferred store, and merges the
 * garage, one after another, because the store's and the vehicle's calls rewrite the same profile;
 * loads the cart meanwhile (ACCT-8). Never throws.
 */
export const runAfterSignIn = (): AppThunk<Promise<void>> => async (dispatch) => {
  dispatch(publishProfileZip());
  // Starts before another call can make the visitor's cart the driver's latest one.
  const cart = dispatch(syncCart());
  await dispatch(choosePreferredStore());
  await dispatch(mergeGuestVehicles());
  await cart;
};
