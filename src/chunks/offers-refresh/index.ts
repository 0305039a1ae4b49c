import type { OffersRefreshAttributes } from '../../mounts/placeholders/offers-refresh';
import type { RootProps } from '../../mounts/schema/placeholder';
import { isPage, PAGES } from '../../site/pages';
import { getReduxStore } from '../../store';
import { selectMyStore } from '../../store/meta/meta-slice';
import { defineTexts } from '../../language/define-texts';

const TEXTS = defineTexts('offersRefresh', { atStore: 'At {store}' });

const isAppointmentLink = ({ pathname, origin }: HTMLAnchorElement): boolean =>
  origin === location.origin && isPage(pathname, PAGES.scheduleAppointment);

const addStoreNumber = (href: string, storeNumber: string | undefined): string => {
  const url = new URL(href, document.baseURI);
  if (storeNumber === undefined) return href;
  url.searchParams.set('storeNumber', storeNumber);
  return url.pathname + url.search + url.hash;
};

/**
 * Updates offers for my store (OFFR-6): adds the store's number to appointment links, and shows its name in
 * elements with `data-offers-store`. Restores the links and the elements while there is no store.
 */
export default function enhance({ element }: RootProps<OffersRefreshAttributes>): () => void {
  const reduxStore = getReduxStore();
  const links = [...element.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter(isAppointmentLink)
    .map((link): [HTMLAnchorElement, string] => [link, link.getAttribute('href') ?? '']);
  const names = [...element.querySelectorAll('[data-offers-store]')].map(
    (name): [Element, ChildNode[]] => [name, [...name.childNodes]],
  );
  let shown: string | undefined;

  const show = (storeNumber: string | undefined, storeName = ''): void => {
    if (storeNumber === shown) return;
    shown = storeNumber;
    for (const [link, href] of links) link.setAttribute('href', addStoreNumber(href, storeNumber));
    for (const [name, cms] of names) {
      name.replaceChildren(
        ...(storeNumber === undefined ? cms : [TEXTS.atStore({ store: storeName })]),
      );
    }
  };
  const refresh = (): void => {
    const myStore = selectMyStore(reduxStore.getState());
    show(myStore?.storeNumber, myStore?.storeName);
  };
  refresh();
  const stop = reduxStore.subscribe(refresh);
  return () => {
    stop();
    show(undefined);
  };
}
