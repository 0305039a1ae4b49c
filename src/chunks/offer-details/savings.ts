import { getOffers } from '../../services/promotions';
import { CREATE_ACCOUNT_LINK, SIGN_IN_LINK } from '../../site/pages';
import { OR, SAVE_WHEN_YOU, SIGN_IN, SIGN_UP } from '../../domain/offers/messages';
import { getReduxStore } from '../../store';
import { selectLoginState } from '../../store/account/account-slice';
import { createElement } from '../../ui/html/create-element';
import { formatYourPrice, formatYourSavings } from './messages';

const createLink = (
  { href, 'data-dialog': dialog }: typeof SIGN_IN_LINK | typeof CREATE_ACCOUNT_LINK,
  text: string,
): HTMLAnchorElement => {
  const link = createElement('a', { href }, text);
  link.dataset['dialog'] = dialog;
  return link;
};

const createPrompt = (): (Node | string)[] => [
  `${SAVE_WHEN_YOU} `,
  createLink(SIGN_IN_LINK, SIGN_IN),
  OR,
  createLink(CREATE_ACCOUNT_LINK, SIGN_UP),
];

/**
 * Shows the savings of an offer that is for drivers only: a sign-in prompt to visitors, and the price or
 * the savings to drivers (OFFR-7). Keeps the CMS nodes for other offers and if the call fails.
 * @returns a function that restores the CMS nodes
 */
export const showSavings = (container: HTMLElement, friendlyId: string): (() => void) => {
  const store = getReduxStore();
  const cms = [...container.childNodes];
  let isUnmounted = false;
  let requestedFor: string | undefined;

  const show = async (): Promise<void> => {
    const loginState = selectLoginState(store.getState());
    if (loginState === 'loading' || loginState === requestedFor) return;
    requestedFor = loginState;
    const result = await getOffers(friendlyId);
    if (isUnmounted || requestedFor !== loginState) return;
    const [offer] = result.ok ? result.data : [];
    // Also replaces what was shown before a sign-in or sign-out, because it no longer applies.
    if (!offer?.loggedInOnlyPromotion) container.replaceChildren(...cms);
    else if (loginState === 'false') container.replaceChildren(...createPrompt());
    else if (offer.salePrice !== undefined) {
      container.replaceChildren(formatYourPrice(offer.salePrice));
    } else if (offer.totalOfflineSavings !== undefined) {
      container.replaceChildren(formatYourSavings(offer.totalOfflineSavings));
    } else container.replaceChildren(...cms);
  };
  void show();
  const stop = store.subscribe(() => void show());
  return () => {
    isUnmounted = true;
    stop();
    container.replaceChildren(...cms);
  };
};
