import type { Store } from '../../services/store-schema';
import { PAGES } from '../../site/addresses';
import { directionsAddress } from '../../site/map-addresses';
import { todayWords, wordsOf } from '../../site/open-state-words';
import { formatHours, openStateAt, scheduledDay } from '../../site/opening-hours';
import { phoneAddress, phoneText } from '../../site/phone-text';
import { withQuery } from '../../site/with-query';
import { toSafeLink } from '../../ui/html/safe-link';
import { build, icon } from './build';
import '../../ui/icon/icon.css';

/** What the panel says of my store; the header's own open state follows it. */
export interface StoreView {
  readonly root: HTMLElement;
  /** @param store my store; null where there is none, or it did not load */
  readonly show: (store: Store | null, now: Date) => void;
  readonly undo: () => void;
}

const link = (address: string, ...words: readonly (Node | string)[]): HTMLAnchorElement =>
  build('a', { className: 'bsro-my-store__link', href: address }, ...words);

/** Where a visitor goes from here: all that does not change with the clock. */
const linksOf = (store: Store): HTMLElement => {
  const { phone } = store;
  const call = phoneAddress(phone ?? '');
  return build(
    'p',
    { className: 'bsro-my-store__links' },
    ...(call && phone ? [link(call, icon('phone'), phoneText(phone))] : []),
    link(
      directionsAddress({
        address: store.address ?? '',
        city: store.city ?? '',
        state: store.state ?? '',
        zip: store.zip ?? '',
      }),
      icon('directions'),
      'Directions',
    ),
    link(
      withQuery(PAGES.scheduleAppointment, { storeNumber: store.storeNumber }),
      icon('calendar'),
      'Schedule an appointment',
    ),
  );
};

const placeOf = ({ address, city, state, zip }: Store): HTMLElement =>
  build(
    'address',
    { className: 'bsro-my-store__address' },
    address ?? '',
    build('br', {}),
    `${city}, ${state} ${zip}`,
  );

const titleOf = ({ storeName, city, localPageURL }: Store): HTMLElement => {
  const name = storeName || city || 'My store';
  const page = toSafeLink(localPageURL || undefined);
  return build('p', { className: 'bsro-my-store__title' }, page ? link(page, name) : name);
};

/** An open state as the pages draw it: a shape beside the word. */
const drawState = (element: HTMLElement, store: Store, now: Date): void => {
  const open = openStateAt(store, now);
  const { word, next } = wordsOf(open);
  element.className = `open-state open-state--${open.state}`;
  element.replaceChildren(
    build('span', { className: 'open-state__word' }, word),
    ...(next ? [' ', build('span', { className: 'open-state__next' }, next)] : []),
  );
};

/** @param element the placeholder, whose own open state is kept right as well */
export const createStoreView = (element: HTMLElement): StoreView => {
  const header = element.querySelector<HTMLElement>('.open-state');
  const before = header?.cloneNode(true);
  const root = build('div', { className: 'bsro-my-store__store' });
  const state = build('p', {});
  const today = build('p', { className: 'bsro-my-store__today' });
  let shown: Store | null | undefined;
  let said = '';

  const lay = (store: Store | null): void => {
    if (store) {
      root.replaceChildren(titleOf(store), state, placeOf(store), today, linksOf(store));
    } else {
      root.replaceChildren(
        build('p', { className: 'bsro-my-store__title' }, 'Find your store'),
        build('p', {}, 'We then show its prices, stock and hours.'),
      );
    }
  };

  return {
    root,
    show(store, now) {
      if (store !== shown) {
        shown = store;
        said = '';
        lay(store);
      }
      if (!store) return;
      const day = scheduledDay(store, now);
      const isPaused = store.temporarilyClosed === 'Y';
      const text = store.hours.length > 0 ? `${todayWords(day)}: ${formatHours(day)}` : '';
      const words = wordsOf(openStateAt(store, now));
      const all = [text, words.word, words.next].join();
      if (all === said) return;
      said = all;
      today.textContent = text;
      // Without hours nobody can say whether it is open.
      state.hidden = text === '' && !isPaused;
      if (state.hidden) return;
      drawState(state, store, now);
      if (header) {
        header.hidden = false;
        drawState(header, store, now);
      }
    },
    undo() {
      if (header && before instanceof HTMLElement) header.replaceWith(before);
    },
  };
};
