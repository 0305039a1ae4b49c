import type { Store } from '../../services/store-schema';
import { getAppointmentUrl } from '../../site/appointment-url';
import { getDirectionsUrl } from '../../domain/stores/map-urls';
import { formatToday, formatOpenState } from '../../domain/stores/open-state-text';
import { formatHours, getOpenState } from '../../domain/stores/opening-hours';
import { getScheduledDay } from '../../domain/time/scheduled-day';
import { getPhoneHref, formatPhoneNumber } from '../../domain/format/phone-number';
import { NO_STORE_TEXT, NO_STORE_TITLE, STORE_LINKS, UNNAMED_STORE } from './panel-messages';
import { toSafeLink } from '../../ui/html/safe-link';
import { createElement } from '../../ui/html/create-element';
import { createIcon } from '../../ui/icon/create-icon';
import type { IconShape } from '../../ui/icon/shapes';

/** Icons of the Lucide set (ISC license). */
const ICONS = {
  phone: [
    'M13.83 16.57a1 1 0 0 0 1.21-.3l.36-.47a2 2 0 0 1 1.6-.8h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.47.35a1 1 0 0 0-.29 1.23 14 14 0 0 0 6.39 6.39',
  ],
  directions: ['m3 11 19-9-9 19-2-8-8-2'],
  calendar: [
    'M8 2v3M16 2v3M3 9h18M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z',
  ],
} as const satisfies Readonly<Record<string, IconShape>>;

/** Controls the store in the panel and the open state in the header. */
export interface StoreView {
  readonly root: HTMLElement;
  /** @param store my store; null if there is none or it didn't load */
  readonly show: (store: Store | null, now: Date) => void;
  readonly restore: () => void;
}

const createLink = (href: string, ...children: readonly (Node | string)[]): HTMLAnchorElement =>
  createElement('a', { className: 'bsro-my-store__link', href }, ...children);

/** Creates the links to call, get directions, and schedule an appointment. */
const createLinks = (store: Store): HTMLElement => {
  const { phone } = store;
  const callHref = getPhoneHref(phone ?? '');
  return createElement(
    'p',
    { className: 'bsro-my-store__links' },
    ...(callHref && phone
      ? [createLink(callHref, createIcon(ICONS.phone), formatPhoneNumber(phone))]
      : []),
    createLink(
      getDirectionsUrl({
        address: store.address ?? '',
        city: store.city ?? '',
        state: store.state ?? '',
        zip: store.zip ?? '',
      }),
      createIcon(ICONS.directions),
      STORE_LINKS.directions,
    ),
    createLink(
      getAppointmentUrl({ storeNumber: store.storeNumber }),
      createIcon(ICONS.calendar),
      STORE_LINKS.schedule,
    ),
  );
};

const createAddress = ({ address, city, state, zip }: Store): HTMLElement =>
  createElement(
    'address',
    { className: 'bsro-my-store__address' },
    address ?? '',
    createElement('br', {}),
    `${city}, ${state} ${zip}`,
  );

const createTitle = ({ storeName, city, localPageURL }: Store): HTMLElement => {
  const name = storeName || city || UNNAMED_STORE;
  const pageHref = toSafeLink(localPageURL || undefined);
  return createElement(
    'p',
    { className: 'bsro-my-store__title' },
    pageHref ? createLink(pageHref, name) : name,
  );
};

/** Renders an open state with the classes of the CMS's pages. */
const renderState = (element: HTMLElement, store: Store, now: Date): void => {
  const openState = getOpenState(store, now);
  const { word, next } = formatOpenState(openState);
  element.className = `open-state open-state--${openState.state}`;
  element.replaceChildren(
    createElement('span', { className: 'open-state__word' }, word),
    ...(next ? [' ', createElement('span', { className: 'open-state__next' }, next)] : []),
  );
};

/** Creates the view of my store. @param element the placeholder, whose open state is updated too */
export const createStoreView = (element: HTMLElement): StoreView => {
  const header = element.querySelector<HTMLElement>('.open-state');
  const originalHeader = header?.cloneNode(true);
  const root = createElement('div', { className: 'bsro-my-store__store' });
  const state = createElement('p', {});
  const today = createElement('p', { className: 'bsro-my-store__today' });
  let shown: Store | null | undefined;
  let shownText = '';

  const renderStore = (store: Store | null): void => {
    if (store) {
      root.replaceChildren(
        createTitle(store),
        state,
        createAddress(store),
        today,
        createLinks(store),
      );
    } else {
      root.replaceChildren(
        createElement('p', { className: 'bsro-my-store__title' }, NO_STORE_TITLE),
        createElement('p', {}, NO_STORE_TEXT),
      );
    }
  };

  return {
    root,
    show(store, now) {
      if (store !== shown) {
        shown = store;
        shownText = '';
        renderStore(store);
      }
      if (!store) return;
      const day = getScheduledDay(store, now);
      const isPaused = store.temporarilyClosed === 'Y';
      const hours = store.hours.length > 0 ? `${formatToday(day)}: ${formatHours(day)}` : '';
      const { word, next } = formatOpenState(getOpenState(store, now));
      const text = [hours, word, next].join();
      if (text === shownText) return;
      shownText = text;
      today.textContent = hours;
      // Without hours the open state is unknown.
      state.hidden = hours === '' && !isPaused;
      if (state.hidden) return;
      renderState(state, store, now);
      if (header) {
        header.hidden = false;
        renderState(header, store, now);
      }
    },
    restore() {
      if (header && originalHeader instanceof HTMLElement) header.replaceWith(originalHeader);
    },
  };
};
