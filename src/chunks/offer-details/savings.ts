import { getOffers } from '../../services/promotions';
import { PAGES } from '../../site/pages';
import { SIGN_IN_SAVINGS } from '../../site/sign-in-savings';
import { getReduxStore } from '../../store';
import { selectIsLoggedIn } from '../../store/account/account-slice';
import { formatYourPrice, formatYourSavings } from './messages';

const createLink = (href: string, text: string): HTMLAnchorElement => {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = text;
  return link;
};

const createPrompt = (): (Node | string)[] => [
  `${SIGN_IN_SAVINGS.before} `,
  createLink(PAGES.accountSignIn, SIGN_IN_SAVINGS.signIn),
  ` ${SIGN_IN_SAVINGS.or} `,
  createLink(PAGES.accountCreate, SIGN_IN_SAVINGS.signUp),
];

/**
 * Shows the savings of an offer for drivers with an account: a sign-in prompt to visitors, the price
 * to drivers (OFFR-7). Keeps the CMS nodes for other offers and if the call fails.
 * @returns a function that restores the CMS nodes
 */
export const showSavings = (container: HTMLElement, friendlyId: string): (() => void) => {
  const store = getReduxStore();
  const cms = [...container.childNodes];
  let isUnmounted = false;
  let shownFor: string | undefined;

  const show = async (): Promise<void> => {
    const isLoggedIn = selectIsLoggedIn(store.getState());
    if (isLoggedIn === 'loading' || isLoggedIn === shownFor) return;
    shownFor = isLoggedIn;
    const result = await getOffers(friendlyId);
    if (isUnmounted || shownFor !== isLoggedIn) return;
    const [offer] = result.ok ? result.data : [];
    // A visitor's prompt doesn't apply to a driver, nor a driver's price to a visitor.
    if (!offer?.loggedInOnlyPromotion) container.replaceChildren(...cms);
    else if (isLoggedIn === 'false') container.replaceChildren(...createPrompt());
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
