import type { ReactNode } from 'react';
import { formatUsd } from '../../language/numbers';
import { getOffers } from '../../services/promotions';
import type { Offer } from '../../services/promotions';
import { getReduxStore } from '../../store';
import { selectLoginState } from '../../store/account/account-slice';
import { SignInSavings } from '../../ui/account/SignInSavings';
import { createPagePart } from '../../ui/root/page-part';
import { LABELS } from './messages';

/** Returns what a visitor or a driver sees; null for an offer that isn't for drivers only, or without a price. */
const renderSavings = (offer: Offer | undefined, isSignedIn: boolean): ReactNode => {
  if (!offer?.loggedInOnlyPromotion) return null;
  if (!isSignedIn) {
    return (
      <span>
        <SignInSavings />
      </span>
    );
  }
  if (offer.salePrice !== undefined)
    return <span>{LABELS.yourPrice({ price: formatUsd(offer.salePrice) })}</span>;
  if (offer.totalOfflineSavings === undefined) return null;
  const savings = formatUsd(offer.totalOfflineSavings);
  return (
    <span>
      {offer.isService ? LABELS.serviceSavings({ savings }) : LABELS.yourSavings({ savings })}
    </span>
  );
};

/**
 * Shows the savings of an offer that is for drivers only: a sign-in prompt to visitors, and the price or
 * the savings to drivers (OFFR-7). Keeps the CMS nodes for other offers and if the call fails.
 * @returns a function that restores the CMS nodes
 */
export const showSavings = (container: HTMLElement, friendlyId: string): (() => void) => {
  const reduxStore = getReduxStore();
  const part = createPagePart(container, 'offer-details');
  let isUnmounted = false;
  let requestedFor: string | undefined;

  const show = async (): Promise<void> => {
    const loginState = selectLoginState(reduxStore.getState());
    if (loginState === 'loading' || loginState === requestedFor) return;
    requestedFor = loginState;
    const result = await getOffers(friendlyId);
    if (isUnmounted || requestedFor !== loginState) return;
    // Also replaces what was shown before a sign-in or sign-out, because it no longer applies.
    part.render(renderSavings(result.ok ? result.data[0] : undefined, loginState !== 'false'));
  };
  void show();
  const stop = reduxStore.subscribe(() => void show());
  return () => {
    isUnmounted = true;
    stop();
    part.remove();
  };
};
