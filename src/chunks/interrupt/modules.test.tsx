import { parse } from 'valibot';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { clearCookies } from '../../../test/clear-cookies';
import { fakeDialogs } from '../../../test/fake-dialogs';
import { createStoreRecord, fakeServices, listFailures, ok } from '../../../test/fake-services';
import type { FakeResponse } from '../../../test/fake-services';
import { resetVisibility, setHidden } from '../../../test/page-visibility';
import { createSyncedStore } from '../../../test/synced-store';
import { startedBooking } from '../../store/booking/started-booking';
import { readCookie } from '../../browser/cookies';
import { addViewedTire } from '../../store/search/viewed-tires';
import type * as UrlState from '../../browser/url-state';
import { readLoadedQuery } from '../../browser/url-state';
import { bus } from '../../bus/bus';
import { storeRecord } from '../../services/store-schema';
import { createReduxStore } from '../../store';
import type { AppStore } from '../../store';
import { openModal } from '../../ui/dialog/modal';
import { getModalState } from '../../ui/dialog/modal-state';
import InterruptSlot from '.';
import { provideStore } from '../../store/provide-store';
import { IDLE_TIME, STORE_TIMEOUT } from './schedule-show';
import { OFFER_MESSAGES } from '../../domain/offers/messages';

jest.mock('../../browser/url-state', () => ({
  ...jest.requireActual<typeof UrlState>('../../browser/url-state'),
  readLoadedQuery: jest.fn(() => new URLSearchParams()),
}));

beforeAll(() => {
  fakeDialogs();
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  });
});

const error = jest.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  jest.useFakeTimers();
  error.mockClear();
  clearCookies();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});
afterEach(() => {
  for (const unmount of unmounts.splice(0)) unmount();
  act(() => getModalState().close());
  jest.useRealTimers();
});

const EMAIL = {
  id: 'coupons',
  type: 'interrupt-modal',
  heading: 'Coupons by email',
  customModule: 'email-signup-coupons',
};
const VIEWED = {
  id: 'viewed',
  type: 'interrupt-anchored-strip',
  heading: 'Seen before',
  customModule: 'recently-viewed-tires',
};
const LANDING = {
  id: 'interrupt-appointment',
  type: 'interrupt-anchored-strip',
  heading: 'Rather call?',
};

let mockStore: AppStore;
jest.mock('../../store', () => ({
  ...jest.requireActual<object>('../../store'),
  getReduxStore: () => mockStore,
}));

const unmounts: (() => void)[] = [];

/** Resolves imports and advances timers. */
const advance = (milliseconds = 0) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const mount = async (list: readonly object[], store: AppStore = createReduxStore()) => {
  const element = document.createElement('div');
  element.className = 'bsro-interrupt-slot';
  document.body.append(element);
  const script = document.createElement('script');
  script.type = 'application/json';
  script.textContent = JSON.stringify(list);
  element.append(script);
  mockStore = store;
  const cms = [script];
  const { unmount } = render(
    provideStore(<InterruptSlot attributes={{}} element={element} cms={cms} />),
    { container: element },
  );
  unmounts.push(unmount);
  await advance();
  return { unmount, element, cms };
};

const getDialog = () => screen.queryByRole('dialog', { name: 'Coupons by email' });
const getStrip = () => screen.queryByRole('region');

test('shows the signup once, after a minute without activity [INTR-4/idle] [INTR-4/once]', async () => {
  await mount([EMAIL]);
  await advance(IDLE_TIME - 1);
  expect(getDialog()).toBeNull();
  await advance(1);
  expect(getDialog()).toBeVisible();
  expect(readCookie('coupons')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await advance(10 * IDLE_TIME);
  bus.publish('sms-message-sent', { friendlyId: 'a' });
  await advance();
  expect(getDialog()).toBeNull();
});

test("doesn't count time in a background tab as idle [INTR-4/idle]", async () => {
  setHidden(true);
  await mount([EMAIL]);
  await advance(2 * IDLE_TIME);
  setHidden(false);
  await advance(IDLE_TIME - 1);
  expect(getDialog()).toBeNull();
  await advance(1);
  expect(getDialog()).toBeVisible();
  resetVisibility();
});

test.each(['scroll', 'click', 'mousemove', 'keydown'])(
  'restarts the idle timer on each %s [INTR-4/idle]',
  async (event) => {
    await mount([EMAIL]);
    await advance(IDLE_TIME - 1);
    document.body.dispatchEvent(new Event(event, { bubbles: event !== 'scroll' }));
    await advance(IDLE_TIME - 1);
    expect(getDialog()).toBeNull();
    await advance(1);
    expect(getDialog()).toBeVisible();
  },
);

test.each([
  ['the page is printed', () => void window.dispatchEvent(new Event('afterprint'))],
  ['a text message is sent', () => bus.publish('sms-message-sent', { friendlyId: 'a' })],
])('shows the signup at once when %s [INTR-4/print-or-text]', async (_what, trigger) => {
  await mount([EMAIL]);
  act(trigger);
  await advance();
  expect(getDialog()).toBeVisible();
});

const openOther = () => {
  const content = document.createElement('div');
  content.innerHTML = '<h2 id="other">Other</h2><button>Stay</button>';
  return openModal({ content, labelledBy: 'other' });
};

test("doesn't count time with an open modal as idle, and shows the signup after the modal that sent a text message has closed [INTR-4]", async () => {
  await mount([EMAIL]);
  act(() => void openOther());
  await advance(3 * IDLE_TIME);
  act(() => getModalState().close());
  await advance();
  expect(getDialog()).toBeNull();
  act(() => void openOther());
  act(() => bus.publish('sms-message-sent', { friendlyId: 'a' }));
  await advance();
  expect(getDialog()).toBeNull();
  act(() => getModalState().close());
  await advance();
  expect(getDialog()).toBeVisible();
});

test('shows no signup after the slot is removed, or in author mode [INTR-4]', async () => {
  (await mount([EMAIL])).unmount();
  await advance(2 * IDLE_TIME);
  expect(getDialog()).toBeNull();
  document.documentElement.classList.add('aem-AuthorLayer-Edit');
  await mount([EMAIL, VIEWED]);
  await advance(2 * IDLE_TIME);
  document.documentElement.classList.remove('aem-AuthorLayer-Edit');
  expect(getDialog()).toBeNull();
});

test('waits again with the signup when the root renders again [INTR-4/idle] [MOUNT-4]', async () => {
  const { unmount, element, cms } = await mount([EMAIL]);
  unmount();
  const slot = <InterruptSlot attributes={{}} element={element} cms={cms} />;
  unmounts.push(render(provideStore(slot)).unmount);
  act(() => bus.publish('createinterrupt', {}));
  await advance(IDLE_TIME);
  expect(getDialog()).toBeVisible();
});

test('sets the cookie of the signup only when the signup becomes visible [INTR-4/once]', async () => {
  await mount([EMAIL]);
  act(() => void openOther());
  act(() => bus.publish('sms-message-sent', { friendlyId: 'a' }));
  await advance();
  expect(readCookie('coupons')).toBeUndefined();
  act(() => getModalState().close());
  await advance();
  expect(getDialog()).toBeVisible();
  expect(readCookie('coupons')).toBeDefined();
});

const openSignup = async (reply: FakeResponse) => {
  const calls = fakeServices(() => reply);
  await mount([EMAIL]);
  act(() => bus.publish('sms-message-sent', { friendlyId: 'a' }));
  await advance();
  return calls;
};
const getInput = () => screen.getByLabelText('Email');
const send = async (typed: string) => {
  fireEvent.change(getInput(), { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: 'Send me coupons' }));
  await advance();
};

test('subscribes the email address in lowercase and thanks the visitor [INTR-4] [OFFR-6/signup] [VAL-3]', async () => {
  const calls = await openSignup(ok({}));
  await send('Dana@Example.com');
  expect(screen.getByText(OFFER_MESSAGES.signedUp)).toBeVisible();
  expect(screen.getByText(OFFER_MESSAGES.signedUp)).toHaveFocus();
  expect(calls).toMatchObject([
    {
      method: 'POST',
      url: { pathname: '/bsro/services/contact/emailsignup/' },
      body: { email: 'dana@example.com' },
    },
  ]);
});

test.each(['', 'dana', 'dana@example.museum'])(
  'rejects %j as an email address [INTR-4] [VAL-1]',
  async (typed) => {
    const calls = await openSignup(ok({}));
    fireEvent.change(getInput(), { target: { value: typed } });
    fireEvent.submit(getInput());
    await advance();
    const summary = screen.getByRole('alert');
    expect(summary.parentElement).toHaveFocus();
    fireEvent.click(within(summary).getByRole('link', { name: 'Enter valid email address' }));
    expect(getInput()).toHaveFocus();
    expect(getInput()).toBeInvalid();
    expect(getInput()).toHaveAccessibleDescription('Enter valid email address');
    expect(calls).toEqual([]);
  },
);

test.each([
  ...listFailures(),
  ['the response has no envelope', { json: [] }],
  ['no response arrives in time', 'hang'],
] satisfies (readonly [string, FakeResponse])[])(
  'reports a failure when %s, keeps the email address, and lets the visitor send it again [INTR-4]',
  async (_, reply) => {
    await openSignup(reply);
    await send('dana@example.com');
    await advance(60_000);
    expect(screen.getByRole('alert')).toHaveTextContent('An error occurred');
    expect(screen.getByRole('alert').parentElement).toHaveFocus();
    expect(getInput()).toHaveValue('dana@example.com');
    expect(screen.getByRole('button', { name: 'Send me coupons' })).toBeEnabled();
    fakeServices(() => ok({}));
    await send('dana@example.com');
    expect(screen.getByText(OFFER_MESSAGES.signedUp)).toBeVisible();
  },
);

test('sends one request when the form is submitted twice [INTR-4]', async () => {
  const calls = await openSignup('hang');
  fireEvent.change(getInput(), { target: { value: 'a@b.co' } });
  const button = screen.getByRole('button', { name: 'Send me coupons' });
  fireEvent.click(button);
  fireEvent.submit(getInput());
  await advance();
  expect(calls).toHaveLength(1);
});

test('keeps a typed email address on Escape [INTR-4]', async () => {
  await openSignup(ok({}));
  fireEvent.change(getInput(), { target: { value: 'dana@' } });
  fireEvent.keyDown(getInput(), { key: 'Escape' });
  expect(getDialog()).toBeVisible();
  fireEvent.change(getInput(), { target: { value: '' } });
  fireEvent.keyDown(getInput(), { key: 'Escape' });
  expect(getDialog()).toBeNull();
});

const tire = {
  brand: 'Roadline',
  name: 'Touring 4',
  friendlyName: 'Roadline Touring 4',
  logo: '/logo.svg',
  image: '/tire.svg',
  price: 142.99,
  hidePrice: false,
  url: '/tires/brands/roadline/touring4/1/',
  article: '1',
};

test('lists recently viewed tires with their prices, once per tab [INTR-5/fields] [INTR-5/session-flag]', async () => {
  addViewedTire(tire);
  addViewedTire({ ...tire, article: '2', friendlyName: 'Roadline Sport', hidePrice: true });
  (await mount([VIEWED])).unmount();
  expect(sessionStorage.getItem('recentlyViewedTireFlag')).toBe('true');
  sessionStorage.clear();
  document.body.replaceChildren();
  await mount([VIEWED]);
  expect(getStrip()).toHaveTextContent('Roadline SportRoadline Touring 4$142.99 ea.');
  expect(screen.getByRole('link', { name: 'Roadline Touring 4' })).toHaveAttribute(
    'href',
    tire.url,
  );
  document.body.replaceChildren();
  await mount([VIEWED]);
  expect(getStrip()).toBeNull();
});

test('selects the next interrupt by priority if no tires were viewed or the session flag is set [INTR-5/no-data] [INTR-5/session-flag] [INTR-2]', async () => {
  const next = { id: 'next', type: 'interrupt-anchored-strip', heading: 'Next', priority: 2 };
  const list = [{ ...VIEWED, priority: 1 }, next];
  (await mount(list)).unmount();
  expect(sessionStorage.getItem('recentlyViewedTireFlag')).toBeNull();
  addViewedTire(tire);
  sessionStorage.setItem('recentlyViewedTireFlag', 'true');
  document.body.replaceChildren();
  await mount(list);
  expect(screen.getByRole('region', { name: 'Next' })).toBeVisible();
});

test('shows no javascript: URL in the list [INTR-5]', async () => {
  addViewedTire({ ...tire, url: 'javascript:x()', image: 'javascript:x()', logo: 'data:x' });
  await mount([VIEWED]);
  expect(getStrip()).toHaveTextContent('Roadline Touring 4');
  expect(getStrip()?.innerHTML).not.toMatch(/javascript|data:/);
});

const DRAFT = {
  storeNumber: '310001',
  storeName: 'Centennial Valley Forge',
  serviceIds: ['oil-change', 'rotation'],
  serviceNames: ['Oil change', 'Tire rotation'],
  start: '2026-11-24T14:30:00-07:00',
};

/**
 * Opens the landing page.
 * @param query the current query of its URL
 * @param loaded the query that it was loaded with
 */
const openLanding = (query = '', { loaded = query, hasFocus = false } = {}): void => {
  history.replaceState(null, '', `/appointment/schedule-appointment/${query}`);
  jest.mocked(readLoadedQuery).mockReturnValue(new URLSearchParams(loaded));
  if (!hasFocus) return;
  const content = document.createElement('main');
  content.tabIndex = -1;
  document.body.append(content);
  content.focus();
};

describe('a started booking', () => {
  beforeEach(() => {
    jest.setSystemTime(new Date('2026-11-23T15:00:00Z'));
    startedBooking.save(DRAFT);
  });

  test('is offered on the appointment landing page, with its services, store, and time [INTR-6]', async () => {
    openLanding();
    await mount([LANDING]);
    expect(getStrip()).toHaveTextContent(
      'You started booking: Oil change, Tire rotation at Centennial Valley Forge, Tuesday, November 24 at 2:30 PM.',
    );
    const link = screen.getByRole('link', { name: 'Continue' });
    expect(link).toHaveAttribute(
      'href',
      '/appointment/schedule-appointment/?storeNumber=310001&serviceId=oil-change',
    );
    expect(screen.queryByRole('link', { name: 'Choose a store' })).toBeNull();
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(getStrip()).toBeNull();
    expect(readCookie('interrupt-appointment')).toBeDefined();
  });

  test.each([
    ['has passed', '2026-11-23T07:30:00-07:00'],
    ['is not selected', null],
  ])('is offered without its time if the time %s [INTR-6]', async (_, start) => {
    startedBooking.save({ ...DRAFT, start });
    openLanding();
    await mount([LANDING]);
    expect(getStrip()).toHaveTextContent('Centennial Valley Forge. Continue');
  });

  test('is offered at most once a day [INTR-6]', async () => {
    openLanding();
    (await mount([LANDING])).unmount();
    document.body.replaceChildren();
    await mount([LANDING]);
    expect(getStrip()).toBeNull();
    document.body.replaceChildren();
    jest.setSystemTime(new Date('2026-11-24T15:00:01Z'));
    startedBooking.save(DRAFT);
    await mount([LANDING]);
    expect(screen.getByRole('link', { name: 'Continue' })).toBeVisible();
  });

  test.each([
    ['the page was loaded at a later step', { query: '?step=datetime' }],
    ["the page's content has the focus", { hasFocus: true }],
  ])(
    'is not offered if %s [INTR-6]',
    async (_, { query, hasFocus }: { query?: string; hasFocus?: boolean }) => {
      openLanding(query, { hasFocus });
      await mount([LANDING]);
      expect(getStrip()).toBeNull();
    },
  );

  test('is offered if the page has added a step to its URL since it was loaded [INTR-6]', async () => {
    openLanding('?step=service', { loaded: '' });
    await mount([LANDING]);
    expect(screen.getByRole('link', { name: 'Continue' })).toBeVisible();
  });

  test.each([
    ['?storeNumber=310001&serviceId=rotation'],
    // The booking is the one that this link has just begun.
    ['?serviceId=rotation'],
  ])(
    'is not offered if the URL requests its store, or none, and a service: %s [INTR-6]',
    async (query) => {
      openLanding(query);
      await mount([LANDING]);
      await advance(STORE_TIMEOUT);
      expect(screen.getByRole('link', { name: 'Choose a store' })).toBeVisible();
    },
  );

  test.each(['click', 'input'])(
    'is no longer offered after a %s in the booking [INTR-6]',
    async (type) => {
      openLanding();
      const booking = document.createElement('div');
      booking.className = 'bsro-schedule-appointment';
      booking.innerHTML = '<input aria-label="ZIP code">';
      document.body.append(booking);
      await mount([LANDING]);
      fireEvent(document.body, new Event(type, { bubbles: true }));
      expect(getStrip()).toBeVisible();
      fireEvent(screen.getByLabelText('ZIP code'), new Event(type, { bubbles: true }));
      expect(getStrip()).toBeNull();
    },
  );
});

test("waits for the visitor's store on the appointment landing page, and shows the store with its phone number [INTR-6]", async () => {
  openLanding();
  const store = createReduxStore();
  await mount([LANDING], store);
  store.dispatch(createSyncedStore(null));
  await advance();
  expect(getStrip()).toBeNull();
  store.dispatch(createSyncedStore(parse(storeRecord, createStoreRecord('310002'))));
  await advance();
  expect(getStrip()).toHaveTextContent('Your store is Store in Denver, 1 Main St, Denver.');
  expect(screen.getByRole('link', { name: 'Call 303-555-0100' })).toHaveAttribute(
    'href',
    'tel:+13035550100',
  );
});

test('shows a link to choose a store on the appointment landing page if no store loads in time, and keeps the link if a store loads later [INTR-6]', async () => {
  openLanding();
  const store = createReduxStore();
  store.dispatch(createSyncedStore(null, false));
  await mount([LANDING], store);
  await advance(STORE_TIMEOUT - 1);
  expect(getStrip()).toBeNull();
  await advance(1);
  const strip = getStrip()?.textContent;
  expect(screen.getByRole('link', { name: 'Choose a store' })).toBeVisible();
  act(() => {
    store.dispatch(createSyncedStore(parse(storeRecord, createStoreRecord('310002'))));
  });
  await advance();
  expect(getStrip()?.textContent).toBe(strip);
});

// The last tests, because the bus keeps the fact.
describe('a finished booking', () => {
  test('closes the offer to call, which stays closed [INTR-6]', async () => {
    openLanding();
    await mount([LANDING]);
    await advance(STORE_TIMEOUT);
    expect(getStrip()).toBeVisible();
    act(() => bus.publish('appointment-booked', { storeNumber: '7', serviceIds: ['oil-change'] }));
    expect(getStrip()).toBeNull();
    expect(readCookie('interrupt-appointment')).toBeDefined();
  });

  test('shows no offer to call when its confirmation is loaded again [INTR-6]', async () => {
    openLanding('?step=confirmation');
    await mount([LANDING]);
    await advance(STORE_TIMEOUT);
    expect(getStrip()).toBeNull();
  });
});
