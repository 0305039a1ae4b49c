import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { writeJsonCookie } from '../src/browser/cookies';
import { writeVehicleCookie } from '../src/store/garage/vehicle-cookie';
import { CONTACT_TEXTS } from '../src/chunks/booking/contact/messages';
import Booking from '../src/chunks/booking';
import { STEP_TITLES } from '../src/chunks/booking/messages';
import { createReduxStore } from '../src/store';
import type { AppStore } from '../src/store';
import { startedBooking } from '../src/store/booking/started-booking';
import { selectBooking } from '../src/store/booking/expedited-booking-slice';
import { savedContactDraft } from '../src/store/booking/saved-booking';
import { BOOKING_NOW, BOOKING_STORE, createSlot, OIL, respondToBooking } from './booking';
import { clearCookies } from './clear-cookies';
import { fakeServices } from './fake-services';
import type { FakeResponse, ServiceCall } from './fake-services';

const PATH = '/appointment/schedule-appointment/';

/** The button of the slot that the tests select. */
export const FIRST_TIME = 'Today 2:30\u00A0PM';

/** A visitor's contact data and preferences, as typed. */
export const CONTACT = {
  firstName: 'Ada',
  lastName: 'Byron',
  phone: '3095550100',
  email: 'Ada@Example.com',
  dropWaitOption: 'drop',
  pickupPreference: 'text',
  comments: '',
} as const;

const SLOT = createSlot('2026-11-23', '14:30');

/** A booking with every answer but the contact. */
export const DRAFT = {
  storeNumber: '7',
  storeName: BOOKING_STORE.storeName,
  serviceIds: ['oil'],
  serviceNames: [OIL.name],
  start: SLOT.start,
  slot: SLOT,
};

const setUser = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

interface Page {
  store: AppStore;
  user: ReturnType<typeof setUser>;
  error: jest.SpyInstance<void, unknown[]>;
  /** The calls so far. */
  sent: ServiceCall[];
  /** Replaces the usual response to a call; undefined keeps it. */
  respond: (call: ServiceCall) => FakeResponse | Promise<FakeResponse> | undefined;
}

/** Forgets the visitor's vehicle; the profile cookie with the store stays. */
export const forgetVehicle = (): void => {
  clearCookies();
  writeJsonCookie('bsro.cp-fcac', { vid: 'v-1', location: { storeNumber: '8' } });
};

/** Prepares the booking page, with a store, a vehicle, and fake services, for each test of a file. */
export const setUpBooking = () => {
  const page: Page = {
    store: createReduxStore(),
    user: setUser(),
    error: jest.spyOn(console, 'error'),
    sent: [],
    respond: () => undefined,
  };

  const open = (
    query = '?storeNumber=7',
    expedited?: { services?: string[]; storeId?: string },
    path = PATH,
  ): void => {
    history.replaceState(null, '', path + query);
    page.store = createReduxStore();
    const cms = [document.createElement('p')];
    const element = document.createElement('div');
    render(
      <Provider store={page.store}>
        <Booking attributes={expedited ?? {}} element={element} cms={cms} />
      </Provider>,
    );
  };

  const getState = () => selectBooking(page.store.getState());
  const findTitle = (name: string) => screen.findByRole('heading', { name, level: 2 });
  const press = (name: string | RegExp) => page.user.click(screen.getByRole('button', { name }));
  const getBodies = (path: string) =>
    page.sent.filter((call) => call.path === path).map(({ body }) => body);

  const selectService = async (): Promise<void> => {
    await findTitle(STEP_TITLES.service);
    await page.user.click(screen.getByRole('checkbox', { name: /Oil change/ }));
    await press('Continue');
  };

  const selectFirstTime = async (): Promise<void> =>
    page.user.click(await screen.findByRole('button', { name: FIRST_TIME }));

  /** Opens the review of a booking with all questions answered, as a reload does. */
  const openReview = async (query?: string): Promise<void> => {
    startedBooking.save(DRAFT);
    savedContactDraft.save(CONTACT);
    open(query);
    await findTitle(STEP_TITLES.contact);
    await page.user.click(await screen.findByRole('button', { name: CONTACT_TEXTS.next }));
    await findTitle(STEP_TITLES.review);
  };

  const bookIt = () => press(/^Book Monday, November 23 at 2:30\u00A0PM/);

  beforeEach(() => {
    jest.useFakeTimers({ now: BOOKING_NOW });
    page.user = setUser();
    localStorage.clear();
    sessionStorage.clear();
    document.documentElement.dataset['siteName'] = 'fcac';
    forgetVehicle();
    writeVehicleCookie('fcac', {
      tce: { year: '2019', make: 'Toyota', model: 'Camry', trim: 'LE' },
    });
    page.respond = () => undefined;
    page.sent = fakeServices((call) => page.respond(call) ?? respondToBooking(call));
    page.error = jest.spyOn(console, 'error').mockImplementation(() => {});
  });

  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  return Object.assign(page, {
    open,
    getState,
    findTitle,
    press,
    getBodies,
    selectService,
    selectFirstTime,
    openReview,
    bookIt,
  });
};
