import { getOffers } from '../../services/promotions';
import { PAGES } from '../../site/addresses';
import { SIGN_IN_SAVINGS } from '../../site/offer-messages';
import { getReduxStore } from '../../store';
import { selectIsLoggedIn } from '../../store/account/account-slice';
import { formatUsd } from '../../ui/format/format-usd';

const toPageAddress = (href: string, text: string): HTMLAnchorElement => {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = text;
  return link;
};

const prompt = (): (Node | string)[] => [
  `${SIGN_IN_SAVINGS.before} `,
  toPageAddress(PAGES.accountSignIn, SIGN_IN_SAVINGS.signIn),
  ` ${SIGN_IN_SAVINGS.or} `,
  toPageAddress(PAGES.accountCreate, SIGN_IN_SAVINGS.signUp),
];

/**
 * Fills a place with what an offer saves: a prompt for visitors where it is for drivers with an
 * account, the driver's price else (OFFR-7). What the CMS wrote stays when nothing is known.
 * @returns what gives the CMS's own nodes back
 */
export const showSavings = (place: HTMLElement, friendlyId: string): (() => void) => {
  const store = getReduxStore();
  const cms = [...place.childNodes];
  let ended = false;
  let shownFor: string | undefined;

  const show = async (): Promise<void> => {
    const isLoggedIn = selectIsLoggedIn(store.getState());
    if (isLoggedIn === 'loading' || isLoggedIn === shownFor) return;
    shownFor = isLoggedIn;
    const answer = await getOffers(friendlyId);
    if (ended || shownFor !== isLoggedIn) return;
    const [offer] = answer.success === 'true' ? answer.data : [];
    // What was said to the visitor is not true of the driver, nor the other way about.
    if (!offer?.loggedInOnlyPromotion) place.replaceChildren(...cms);
    else if (isLoggedIn === 'false') place.replaceChildren(...prompt());
    else if (offer.salePrice !== undefined) {
      place.replaceChildren(`Your price: ${formatUsd(offer.salePrice)} ea.`);
    } else if (offer.totalOfflineSavings !== undefined) {
      place.replaceChildren(`You save ${formatUsd(offer.totalOfflineSavings)} on a set of 4.`);
    } else place.replaceChildren(...cms);
  };
  void show();
  const stop = store.subscribe(() => void show());
  return () => {
    ended = true;
    stop();
    place.replaceChildren(...cms);
  };
};
