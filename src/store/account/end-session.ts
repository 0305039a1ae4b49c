import { notifySessionChanged } from '../../browser/other-tabs';
import { readToken, removeToken } from '../../services/token-cookie';
import { saveUserId } from '../../services/profile-cookie';
import { clearCachedResponses } from '../../services/http-cache';
import type { AppThunk } from '..';
import { forgetDriverVehicle } from '../garage/forget-driver-vehicle';
import { forgetCartGuid } from '../cart/cart-storage';
import { leaveCart } from '../cart/lose-cart';
import { forgetCheckout } from '../checkout/checkout-storage';
import { removeReviewDraft } from '../reviews/review-draft';
import { loggedOut, selectTokenId } from './account-slice';
import { removeRegistrationDraft } from './registration-draft';

/**
 * Ends the session in this browser: removes the token, the user ID, the profile, cached prices, the cart, and what the
 * driver entered in the checkout and in a review, and notifies other tabs.
 */
export const endSession = (): AppThunk => (dispatch, getState) => {
  dispatch(forgetDriverVehicle());
  saveUserId(undefined);
  if (readToken() !== undefined) {
    removeToken();
    clearCachedResponses();
    dispatch(leaveCart());
    forgetCartGuid();
    forgetCheckout();
    removeReviewDraft();
    removeRegistrationDraft();
    notifySessionChanged();
  } else if (selectTokenId(getState()) !== null) {
    // Another tab has signed the driver out.
    dispatch(leaveCart());
  }
  dispatch(loggedOut());
};
