import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { writeJsonCookie } from '../src/browser/cookies';
import { writeVehicleCookie } from '../src/store/garage/vehicle-cookie';
import { CONTACT_LABELS } from '../src/chunks/booking/contact/messages';
import ExpeditedBooking from '../src/chunks/booking/expedited-booking';
import { REVIEW_LABELS, STEP_TITLES } from '../src/chunks/booking/messages';
import ScheduleAppointment from '../src/chunks/booking/schedule-appointment';
import { createReduxStore } from '../src/store';
import type { AppStore } from '../src/store';
import { selectBooking } from '../src/store/booking/expedited-booking-slice';
import { BOOKING_NOW, respondToBooking } from './booking';
import { clearCookies } from './clear-cookies';
import { fakeServices } from './fake-services';
import type { FakeResponse, ServiceCall } from './fake-services';

const PATH = '/appointment/schedule-appointment/';

/** The button of the slot that the tests select. */
export const FIRST_TIME = 'Today 2:30 PM';

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
  ): void => {
    history.replaceState(null, '', PATH + query);
    page.store = createReduxStore();
    const cms = [document.createElement('p')];
    const element = document.createElement('div');
    render(
      <Provider store={page.store}>
        {expedited ? (
          <ExpeditedBooking
            attributes={{ services: expedited.services ?? [], storeId: expedited.storeId }}
            element={element}
            cms={cms}
          />
        ) : (
          <ScheduleAppointment attributes={{}} element={element} cms={cms} />
        )}
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

  const fillContact = async (): Promise<void> => {
    await findTitle(STEP_TITLES.contact);
    await page.user.type(await screen.findByLabelText(CONTACT_LABELS.firstName), 'Ada');
    await page.user.type(screen.getByLabelText(CONTACT_LABELS.lastName), 'Byron');
    await page.user.type(screen.getByLabelText(CONTACT_LABELS.phone), '3095550100');
    await page.user.type(screen.getByLabelText(CONTACT_LABELS.email), 'Ada@Example.com');
  };

  const goToReview = async (): Promise<void> => {
    await selectService();
    await findTitle(STEP_TITLES.datetime);
    await selectFirstTime();
    await fillContact();
    await press('Review appointment');
    await findTitle(REVIEW_LABELS.title);
  };

  const bookIt = () => press(/^Book Monday, November 23 at 2:30 PM/);

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
    fillContact,
    goToReview,
    bookIt,
  });
};
