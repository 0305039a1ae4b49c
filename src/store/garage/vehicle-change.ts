import type { ServiceError } from '../../services/result';
import { ACCOUNT_MESSAGES } from '../../domain/account/messages';
import { defineTexts } from '../../language/define-texts';
import type { Vehicle } from '../../domain/vehicles/vehicle';
import type { AppThunk } from '..';
import { expireSession } from '../account/expire-session';

export type VehicleChange = { readonly vehicle: Vehicle } | { readonly problem: string };

/** Messages for failed changes (GARG-1). */
export const GARAGE_MESSAGES = defineTexts('garage', {
  save: "We couldn't save this vehicle. Please try again.",
  remove: "We couldn't remove this vehicle. Please try again.",
  select: "We couldn't select this vehicle. Please try again.",
  cookies: "Your browser blocks our cookies, so we can't remember your vehicle.",
  duplicate: '{vehicle} is already in your garage. Add a nickname to tell them apart.',
});

/** Returns the message for a failure. If the session has expired, ends it in this browser too. */
export const toUserMessage =
  (failure: ServiceError, otherwise: string): AppThunk<Promise<string>> =>
  async (dispatch) => {
    if (failure.isSessionExpired) {
      await dispatch(expireSession());
      return ACCOUNT_MESSAGES.sessionEnded;
    }
    return failure.message === 'bsro.cp cookie not found' ? GARAGE_MESSAGES.cookies : otherwise;
  };
