import { notifySessionChanged } from '../../browser/other-tabs';
import { removeDrafts } from '../drafts';
import { readToken, removeToken } from '../../services/token-cookie';
import { saveUserId } from '../../services/profile-cookie';
import { clearCachedResponses } from '../../services/http-cache';
import type { AppThunk } from '..';
import { forgetDriverVehicle } from '../garage/forget-driver-vehicle';
import { forgetCart } from '../cart/cart-storage';
import { leaveCart } from '../cart/lose-cart';
import { forgetCheckout } from '../checkout/checkout-storage';
import { loggedOut, selectTokenId } from './account-slice';

/**
 * Ends the session in this browser: removes the token, the user ID, the profile, the driver's vehicle, cached prices, the
 * cart, what the driver entered in the checkout, and this tab's drafts, and notifies other tabs.
 */
export const endSession = (): AppThunk => (dispatch, getState) => {
  const isSignedIn = readToken() !== undefined;
  // Otherwise another tab has signed the driver out.
  const isEnding = isSignedIn || selectTokenId(getState()) !== null;
  if (isEnding) removeDrafts();
  dispatch(forgetDriverVehicle());
  saveUserId(undefined);
  if (isSignedIn) {
    removeToken();
    clearCachedResponses();
    dispatch(leaveCart());
    forgetCart(null);
    forgetCheckout();
    notifySessionChanged();
  } else if (isEnding) dispatch(leaveCart());
  dispatch(loggedOut());
};
