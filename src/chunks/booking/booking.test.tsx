import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import {
  BOOKING_NOW,
  BOOKING_STORE,
  BRAKES,
  createSlot,
  OIL,
  OTHER_STORE,
  RECEIPT,
  respondToBooking,
} from '../../../test/booking';
import { clearCookies } from '../../../test/clear-cookies';
import { fakeServices, listFaults, ok, refused } from '../../../test/fake-services';
import type { FakeResponse, ServiceCall } from '../../../test/fake-services';
import { readBookingDraft } from '../../browser/booking-draft';
import { readCookie, writeJsonCookie } from '../../browser/cookies';
import { writeVehicleCookie } from '../../browser/vehicle-cookie';
import type { Profile } from '../../services/account/schema';
import { createReduxStore } from '../../store';
import type { AppStore } from '../../store';
import {
  getServiceIds,
  bookingChanged,
  selectBooking,
  slotSelected,
} from '../../store/booking/expedited-booking-slice';
import { LAST_BOOKING_KEY, saveLastBooking } from '../../store/booking/saved-booking';
import { loggedIn } from '../../store/account/account-slice';
import ExpeditedBooking from './expedited-booking';
import ScheduleAppointment from './schedule-appointment';
import { CONFIRMATION_LABELS } from './confirmation/messages';
import { CONTACT_LABELS } from './contact/messages';
import { formatZone, TIME_LABELS } from '../../scheduling/time/messages';
import { DROP_WAIT_NAMES, PICKUP_PROMISES } from '../../scheduling/visit/messages';
import { formatAlreadyBooked, REVIEW_LABELS, SERVICE_LABELS, STEP_TITLES } from './messages';

type Responses = (call: ServiceCall) => FakeResponse | Promise<FakeResponse> | undefined;

let store: AppStore;
let sent: ServiceCall[];
let responses: Responses;
let error: jest.SpyInstance<void, unknown[]>;

const PATH = '/appointment/schedule-appointment/';

const setUser = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
let user: ReturnType<typeof setUser>;

const open = (query = '?storeNumber=7', expedited?: { services?: string[]; storeId?: string }) => {
  history.replaceState(null, '', PATH + query);
  store = createReduxStore();
  const cms = [document.createElement('p')];
  const element = document.createElement('div');
  const view = render(
    <Provider store={store}>
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
  return view;
};

const getState = () => selectBooking(store.getState());
const findTitle = (name: string) => screen.findByRole('heading', { name, level: 2 });
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const getBodies = (path: string) =>
  sent.filter((call) => call.path === path).map(({ body }) => body);

const saveVehicle = (): void =>
  writeVehicleCookie('fcac', {
    tce: { year: '2019', make: 'Toyota', model: 'Camry', trim: 'LE' },
  });

beforeEach(() => {
  jest.useFakeTimers({ now: BOOKING_NOW });
  user = setUser();
  localStorage.clear();
  sessionStorage.clear();
  clearCookies();
  document.documentElement.dataset['siteName'] = 'fcac';
  writeJsonCookie('bsro.cp-fcac', { vid: 'v-1', location: { storeNumber: '8' } });
  saveVehicle();
  responses = () => undefined;
  sent = fakeServices((call) => responses(call) ?? respondToBooking(call));
  error = jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const selectService = async (): Promise<void> => {
  await findTitle(STEP_TITLES.service);
  await user.click(screen.getByRole('checkbox', { name: /Oil change/ }));
  await press('Continue');
};

const fillContact = async (): Promise<void> => {
  await findTitle(STEP_TITLES.contact);
  await user.type(await screen.findByLabelText(CONTACT_LABELS.firstName), 'Ada');
  await user.type(screen.getByLabelText(CONTACT_LABELS.lastName), 'Byron');
  await user.type(screen.getByLabelText(CONTACT_LABELS.phone), '3095550100');
  await user.type(screen.getByLabelText(CONTACT_LABELS.email), 'Ada@Example.com');
};

const goToReview = async (): Promise<void> => {
  await selectService();
  await findTitle(STEP_TITLES.datetime);
  await user.click(await screen.findByRole('button', { name: 'Today 2:30 PM' }));
  await fillContact();
  await press('Review appointment');
  await findTitle(REVIEW_LABELS.title);
};

const bookIt = () => press(/^Book Monday, November 23 at 2:30 PM/);

describe('the token of a link in Google’s search results', () => {
  const openWith = (token: string): jest.SpyInstance<void, [string]> => {
    const written = jest.spyOn(document, 'cookie', 'set');
    open(`?storeNumber=7&rwg_token=${token}`);
    return written;
  };

  afterEach(() => {
    document.documentElement.className = '';
  });

  test('is kept in a cookie for 30 days [COOK-1/rwg-token]', async () => {
    const written = openWith('ADQ7psRE9z_KE-uJ==');
    await findTitle(STEP_TITLES.service);
    expect(readCookie('rwg_token')).toBe('ADQ7psRE9z_KE-uJ==');
    const expires = new Date(BOOKING_NOW.getTime() + 30 * 86_400_000).toUTCString();
    expect(written).toHaveBeenCalledWith(expect.stringContaining(`expires=${expires}`));
  });

  test.each(['', '%3Cb%3E', 'a%20b', 'x'.repeat(1001)])(
    'is ignored if it isn’t one: %s [COOK-1/rwg-token]',
    async (token) => {
      openWith(token);
      await findTitle(STEP_TITLES.service);
      expect(readCookie('rwg_token')).toBeUndefined();
    },
  );

  test('is not kept while an author edits [COOK-1/rwg-token]', async () => {
    document.documentElement.className = 'aem-AuthorLayer-Edit';
    openWith('ADQ7');
    await findTitle(STEP_TITLES.service);
    expect(readCookie('rwg_token')).toBeUndefined();
  });
});

describe('a booking', () => {
  test('warns before the same services are booked again after another tab has booked them [APPT-1]', async () => {
    open();
    await goToReview();
    const storeNumber = getState().store?.storeNumber ?? '';
    const warning = formatAlreadyBooked('Tuesday, November 24 at 9:00 AM');
    expect(screen.queryByText(warning)).toBeNull();
    saveLastBooking({
      storeNumber,
      serviceIds: getServiceIds(getState()),
      start: '2026-11-24T09:00:00-06:00',
    });
    act(() => void dispatchEvent(new StorageEvent('storage', { key: LAST_BOOKING_KEY })));
    expect(screen.getByText(warning)).toBeVisible();
    saveLastBooking({
      storeNumber,
      serviceIds: ['other'],
      start: '2026-11-24T09:00:00-06:00',
    });
    act(() => void dispatchEvent(new StorageEvent('storage', { key: LAST_BOOKING_KEY })));
    expect(screen.queryByText(warning)).toBeNull();
  });

  test('shows the CMS’s page until the store and its services are known [XB-1/view]', async () => {
    let finish = (): void => {};
    responses = ({ path }) =>
      path === 'appointment/services'
        ? new Promise((resolve) => {
            finish = () => resolve(ok({ services: [OIL] }));
          })
        : undefined;
    open();
    expect(getState().view).toBe('loading');
    await waitFor(() => expect(sent.map(({ path }) => path)).toContain('appointment/services'));
    expect(getState().view).toBe('loading');
    await act(async () => finish());
    // The store has one service, so the booking begins with its times.
    await findTitle(STEP_TITLES.datetime);
  });

  test('leads from the service to the confirmation and sends what was selected [XB-1/view] [XB-1/store-service] [XB-1/contact] [XB-1/vehicle] [XB-1/date-time] [XB-1/time-slot] [APPT-1/page] [APPT-1/source] [APPT-1/store-number]', async () => {
    open('?storeNumber=7&sa_source=offer-email&offer=fall');
    await goToReview();
    await bookIt();
    await findTitle(CONFIRMATION_LABELS.title);
    expect(screen.getByText('PM-1234')).toBeVisible();
    expect(getBodies('appointment/hold')).toEqual([
      { storeNumber: '7', timeSlotId: '2026-11-23T14:30', serviceIds: ['oil'] },
    ]);
    expect(getBodies('appointment/create')).toEqual([
      {
        holdId: 'h-1',
        storeNumber: '7',
        timeSlotId: '2026-11-23T14:30',
        serviceIds: ['oil'],
        vehicle: { year: 2019, make: 'Toyota', model: 'Camry', trim: 'LE' },
        contact: {
          firstName: 'Ada',
          lastName: 'Byron',
          email: 'ada@example.com',
          phone: '3095550100',
        },
        dropWaitOption: 'drop',
        pickupPreference: 'text',
        comments: 'Offer fall.',
        source: 'offer-email',
      },
    ]);
    expect(getState()).toMatchObject({
      view: 'confirmation',
      storeService: {
        locationId: '7',
        serviceId: 'oil',
        statusId: 'booked',
        statusDescription: 'Booked',
        employeeId: '',
        additionalServices: [],
      },
      timeSlotId: '2026-11-23T14:30',
      vehicleSelected: { year: 2019, make: 'Toyota', model: 'Camry', trim: 'LE' },
      contactInfo: { firstName: 'Ada', lastName: 'Byron' },
    });
    expect(readBookingDraft()).toBeUndefined();
    expect(sessionStorage.getItem('bsro-booking-contact')).toBeNull();
  });

  test('names the offer with which the visitor came [APPT-1/source]', async () => {
    responses = ({ path }) =>
      path === 'promotions/alloffers'
        ? ok({
            tirePromotions: [
              { code: 'f', friendlyId: 'fall', displayName: '$40 off a set of four' },
            ],
          })
        : undefined;
    open('?storeNumber=7&offer=fall');
    expect(await screen.findByText(/\$40 off a set of four/)).toBeVisible();
  });

  test('needs one call for the first times once store and service are known [XB-1/date-time]', async () => {
    open('?storeNumber=7&serviceId=oil');
    await screen.findByRole('button', { name: 'Today 2:30 PM' });
    expect(sent.filter(({ path }) => path === 'appointment/availability')).toHaveLength(1);
  });

  test('leaves out the state inspection [XB-2]', async () => {
    open();
    await findTitle(STEP_TITLES.service);
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    expect(screen.queryByRole('checkbox', { name: /inspection/i })).not.toBeInTheDocument();
  });

  test('offers only the author’s services, and begins with the times if there is one [XB-1/view]', async () => {
    open('', { services: ['brakes'], storeId: '7' });
    await findTitle(STEP_TITLES.datetime);
    expect(getState().storeService).toMatchObject({ serviceId: 'brakes', locationId: '7' });
  });

  test('ignores wrong parameters, each with one report [APPT-1/store-number]', async () => {
    open('?storeNumber=x&serviceId=%3Cb%3E');
    await findTitle(STEP_TITLES.service);
    expect(getState().store?.storeNumber).toBe('8');
    expect(error.mock.calls.map((call) => call.join(' '))).toEqual([
      expect.stringContaining('storeNumber'),
      expect.stringContaining('serviceId'),
    ]);
  });

  test('reports an unknown store or service of the address once and goes on without it [APPT-1/store-number]', async () => {
    responses = ({ path }) => (path === 'store/details/99' ? { status: 404, text: '' } : undefined);
    open('?storeNumber=99&serviceId=wax');
    await findTitle(STEP_TITLES.service);
    expect(getState().store?.storeNumber).toBe('8');
    expect(
      error.mock.calls.map((call) => call.join(' ')).filter((text) => text.includes('was ignored')),
    ).toEqual([expect.stringContaining('storeNumber'), expect.stringContaining('serviceId')]);
  });

  test('asks for another time after a refusal that arrives after a reload [XB-1/view]', async () => {
    responses = ({ path }) =>
      path === 'appointment/create' ? { status: 500, text: '' } : undefined;
    open('?storeNumber=7&offer=fall');
    await goToReview();
    await bookIt();
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(await screen.findByText(REVIEW_LABELS.uncertain)).toBeVisible();
    responses = ({ path }) =>
      path === 'appointment/create' ? refused('200', 'AppointmentsUnavailable') : undefined;
    document.body.replaceChildren();
    open(location.search);
    expect(await findTitle(STEP_TITLES.datetime)).toBeVisible();
    expect(getState()).toMatchObject({
      status: 'idle',
      contactInfo: { firstName: 'Ada', comments: '' },
    });
  });

  test('requires a service [XB-1/view]', async () => {
    open();
    await findTitle(STEP_TITLES.service);
    await press('Continue');
    expect(screen.getByText(SERVICE_LABELS.required)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /Oil/ })).toHaveFocus();
  });

  test('finds another store by zip, without changing my store [XB-1/zip-code] [XB-1/store]', async () => {
    open();
    await findTitle(STEP_TITLES.service);
    await press('Edit Store');
    await findTitle(STEP_TITLES.location);
    await user.type(screen.getByLabelText(/Zip code/), '61554');
    await press('Find stores');
    await user.click(await screen.findByRole('button', { name: /^Choose this store ?: Pekin/ }));
    await findTitle(STEP_TITLES.service);
    expect(getState()).toMatchObject({ zipCode: '61554', store: { storeNumber: '8' } });
    expect(sent.filter(({ path }) => path.startsWith('store/set-store'))).toEqual([]);
  });

  test('says that a store takes appointments by phone only [XB-1/view]', async () => {
    responses = ({ path }) =>
      path.startsWith('store/details/')
        ? ok({ ...BOOKING_STORE, onlineAppointmentActiveFlag: 'N' })
        : undefined;
    // Also if the address names a service.
    open('?storeNumber=7&serviceId=oil');
    await findTitle(STEP_TITLES.service);
    expect(screen.getByText(/takes appointments by phone/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose another store' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: /309-555-0142/ })[0]).toHaveAttribute(
      'href',
      'tel:+13095550142',
    );
  });
});

const CIVIC = {
  ID: 'v1',
  YEAR: '2018',
  MAKE: 'Honda',
  MODEL: 'Civic',
  SUBMODEL: 'LX',
  ENGINE: '',
  BASE_VEHICLE_ID: '',
  NAME: '',
  ODOMETER: '0',
  DRIVING_CONDITION: '',
  IMAGE_URL: '',
  TPMS: '1',
};

const clearVehicle = (): void => {
  clearCookies();
  writeJsonCookie('bsro.cp-fcac', { vid: 'v-1', location: { storeNumber: '8' } });
};

describe('the time', () => {
  const openTimes = async (query = '?storeNumber=7&serviceId=oil') => {
    open(query);
    await findTitle(STEP_TITLES.datetime);
    await screen.findByRole('button', { name: 'Today 2:30 PM' });
  };

  test('shows why a day has none [XB-1/date-time]', async () => {
    await openTimes();
    const days = within(screen.getByRole('group', { name: TIME_LABELS.days }));
    expect(days.getByRole('radio', { name: /Nov 26 ?Holiday/ })).toBeDisabled();
    expect(days.getByRole('radio', { name: /Nov 27 ?Full/ })).toBeDisabled();
    expect(days.getByRole('radio', { name: /Nov 29 ?Closed/ })).toBeDisabled();
    expect(days.getByRole('radio', { name: /^Today/ })).toBeChecked();
  });

  test('is selected by day and part of the day, and held [XB-1/date-time]', async () => {
    await openTimes();
    await user.click(screen.getByRole('radio', { name: /^Tomorrow/ }));
    await press('Afternoon');
    expect(getState().datetimeSelected.selectedTab).toBe('afternoon');
    await user.click(screen.getByRole('radio', { name: '1:00 PM' }));
    expect(getBodies('appointment/hold')).toEqual([
      { storeNumber: '7', timeSlotId: '2026-11-24T13:00', serviceIds: ['oil'] },
    ]);
    expect(await screen.findByText(/holding 1:00 PM for you. Time left: 10:00/)).toBeVisible();
    act(() => jest.advanceTimersByTime(8 * 60_000 + 1_000));
    expect(screen.getByText(/holding 1:00 PM for you. Time left: 1:59/)).toBeVisible();
    expect(screen.getByText(/Less than two minutes left/)).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(2 * 60_000));
    expect(screen.getByText(/We're no longer holding 1:00 PM/)).toBeVisible();
  });

  test('is required [XB-1/date-time]', async () => {
    await openTimes();
    await press('Continue');
    expect(screen.getByText(TIME_LABELS.required)).toBeVisible();
  });

  test('of another week is loaded, and the first times stay visible [XB-1/date-time]', async () => {
    await openTimes();
    await press(TIME_LABELS.later);
    await waitFor(() =>
      expect(
        sent
          .filter(({ path }) => path === 'appointment/availability')
          .map(({ url }) => url.searchParams.get('from')),
      ).toEqual([null, '2026-11-30']),
    );
    expect(await screen.findByRole('button', { name: TIME_LABELS.earliest })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Today 2:30 PM' })).toBeVisible();
  });

  test('ends with the last day that can be booked [XB-1/date-time]', async () => {
    responses = ({ path, url }) => {
      const from = url.searchParams.get('from');
      return path === 'appointment/availability' && from !== null
        ? ok({
            timeZone: 'America/Chicago',
            availableDate: '2026-11-23',
            days: [{ date: from, slots: [createSlot(from, '08:00')] }],
          })
        : undefined;
    };
    await openTimes();
    for (let week = 1; week <= 12; week += 1) {
      await press(TIME_LABELS.later);
      await waitFor(() =>
        expect(document.querySelector('.bsro-time-picker')).not.toHaveAttribute(
          'aria-busy',
          'true',
        ),
      );
    }
    expect(screen.queryByRole('button', { name: TIME_LABELS.later })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: TIME_LABELS.pickDate })).toHaveFocus();
    expect(screen.getByRole('button', { name: TIME_LABELS.earlier })).toBeVisible();
  });

  test('can be found in the calendar, which returns the focus to its button [XB-1/date-time]', async () => {
    await openTimes();
    const toggle = screen.getByRole('button', { name: TIME_LABELS.pickDate });
    await user.click(toggle);
    const day = await screen.findByRole('button', { name: /^Wednesday, November 25/ });
    await waitFor(() => expect(day).toHaveAttribute('aria-disabled', 'false'));
    await user.click(day);
    expect(toggle).toHaveFocus();
    expect(screen.getByRole('radio', { name: /Nov 25/ })).toBeChecked();
    await user.click(toggle);
    await screen.findByRole('grid');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    expect(toggle).toHaveFocus();
  });

  test('that was taken while it was held leads to the nearest ones [XB-1/date-time]', async () => {
    responses = ({ path }) =>
      path === 'appointment/hold'
        ? refused('200', 'SlotTaken', { alternatives: [createSlot('2026-11-24', '08:00')] })
        : undefined;
    await openTimes();
    await user.click(screen.getByRole('button', { name: 'Today 2:30 PM' }));
    await findTitle(STEP_TITLES.datetime);
    expect(await screen.findByText(TIME_LABELS.taken)).toBeVisible();
    responses = () => undefined;
    await user.click(
      screen.getAllByRole('button', { name: 'Tomorrow 8:00 AM' })[0] ?? document.body,
    );
    await findTitle(STEP_TITLES.contact);
    expect(getState().slot?.start).toBe('2026-11-24T08:00:00-06:00');
  });

  test.each(listFaults('the shape is wrong'))(
    'stays selected if it can’t be held: %s [HTTP-5]',
    async (_, fault) => {
      responses = ({ path }) => (path === 'appointment/hold' ? fault : undefined);
      await openTimes();
      await user.click(screen.getByRole('button', { name: 'Today 2:30 PM' }));
      await findTitle(STEP_TITLES.contact);
      await act(() => jest.advanceTimersByTimeAsync(31_000));
      expect(getState()).toMatchObject({ timeSlotId: '2026-11-23T14:30', hold: null });
    },
  );

  test.each(listFaults('the shape is wrong'))(
    'that didn’t load is requested again: %s [HTTP-5]',
    async (_, fault) => {
      responses = ({ path }) => (path === 'appointment/availability' ? fault : undefined);
      open('?storeNumber=7&serviceId=oil');
      await findTitle(STEP_TITLES.datetime);
      await act(() => jest.advanceTimersByTimeAsync(11_000));
      expect(await screen.findByText(TIME_LABELS.failed)).toBeVisible();
      responses = () => undefined;
      await press('Try again');
      expect(await screen.findByRole('button', { name: 'Today 2:30 PM' })).toBeVisible();
    },
  );
});

test.each(listFaults('the shape is wrong'))(
  'services that didn’t load are requested again: %s [HTTP-5]',
  async (_, fault) => {
    responses = ({ path }) => (path === 'appointment/services' ? fault : undefined);
    open();
    await act(() => jest.advanceTimersByTimeAsync(11_000));
    await findTitle(STEP_TITLES.service);
    expect(screen.getByText(SERVICE_LABELS.failed)).toBeVisible();
    responses = () => undefined;
    await press('Try again');
    expect(await screen.findByRole('checkbox', { name: /Oil/ })).toBeVisible();
  },
);

test.each(listFaults('the shape is wrong'))(
  'without the store, the booking asks for one: %s [HTTP-5]',
  async (_, fault) => {
    responses = ({ path }) => (path.startsWith('store/details/') ? fault : undefined);
    open();
    await act(() => jest.advanceTimersByTimeAsync(11_000));
    expect(await findTitle(STEP_TITLES.location)).toBeVisible();
  },
);

describe('the review', () => {
  test('returns from every edit with everything kept [XB-1/editing]', async () => {
    open();
    await goToReview();
    for (const [name, title] of [
      ['Edit Vehicle', STEP_TITLES.vehicle],
      ['Edit Time', STEP_TITLES.datetime],
      ['Edit Service', STEP_TITLES.service],
    ] as const) {
      await press(name);
      await findTitle(title);
      expect(getState().isEditing).toBe(true);
      await user.click(await screen.findByRole('button', { name: 'Save and review' }));
      await findTitle(REVIEW_LABELS.title);
      expect(getState().isEditing).toBe(false);
    }
    await press('Edit Contact');
    await findTitle(STEP_TITLES.contact);
    expect(await screen.findByLabelText(CONTACT_LABELS.firstName)).toHaveValue('Ada');
    await press('Review appointment');
    await findTitle(REVIEW_LABELS.title);
    expect(getState().slot?.timeSlotId).toBe('2026-11-23T14:30');
  });

  test('asks for another time after other services were selected [XB-1/editing] [XB-1/store-service]', async () => {
    open();
    await goToReview();
    await press('Edit Service');
    await findTitle(STEP_TITLES.service);
    await user.click(screen.getByRole('checkbox', { name: new RegExp(BRAKES.name) }));
    await press('Save and review');
    await findTitle(STEP_TITLES.datetime);
    expect(getState().storeService).toMatchObject({
      serviceId: 'oil',
      additionalServices: ['brakes'],
    });
    expect(getState().contactInfo?.firstName).toBe('Ada');
  });

  test('follows Back and Forward [XB-1/view]', async () => {
    open();
    await goToReview();
    expect(location.search).toContain('step=review');
    act(() => history.back());
    await findTitle(STEP_TITLES.contact);
    expect(await screen.findByLabelText(CONTACT_LABELS.email)).toHaveValue('ada@example.com');
    act(() => history.forward());
    await findTitle(REVIEW_LABELS.title);
  });

  test('offers the nearest times if the selected one is gone, and keeps what was typed [XB-1/date-time]', async () => {
    responses = ({ path }) =>
      path === 'appointment/create'
        ? refused('200', 'SlotTaken', { alternatives: [createSlot('2026-11-23', '17:00')] })
        : undefined;
    open();
    await goToReview();
    await bookIt();
    await findTitle(STEP_TITLES.datetime);
    expect(await screen.findByText(TIME_LABELS.taken)).toBeVisible();
    responses = () => undefined;
    await user.click(screen.getAllByRole('button', { name: 'Today 5:00 PM' })[0] ?? document.body);
    await findTitle(REVIEW_LABELS.title);
    expect(getState().contactInfo?.email).toBe('ada@example.com');
  });

  test('says that the store refused the booking, which can be sent again [XB-1/view]', async () => {
    responses = ({ path }) =>
      path === 'appointment/create' ? refused('200', 'AppointmentsUnavailable') : undefined;
    open();
    await goToReview();
    await bookIt();
    expect(await screen.findByText(REVIEW_LABELS.refused)).toBeVisible();
    responses = () => undefined;
    await bookIt();
    await findTitle(CONFIRMATION_LABELS.title);
    const keys = sent
      .filter(({ path }) => path === 'appointment/create')
      .map(({ headers }) => headers['Idempotency-Key']);
    expect(new Set(keys).size).toBe(2);
  });

  const LOST = listFaults('the shape is wrong').filter(([name]) => !/refus|false/i.test(name));

  test.each(LOST)(
    'sends the request again with the same key after a lost response: %s [HTTP-5]',
    async (_, fault) => {
      responses = ({ path }) => (path === 'appointment/create' ? fault : undefined);
      open();
      await goToReview();
      await bookIt();
      expect(await screen.findByText(REVIEW_LABELS.checking)).toBeVisible();
      expect(screen.queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
      responses = () => undefined;
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      await findTitle(CONFIRMATION_LABELS.title);
      const calls = sent.filter(({ path }) => path === 'appointment/create');
      expect(calls.length).toBeGreaterThan(1);
      expect(new Set(calls.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
      expect(new Set(calls.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    },
  );

  test('stays uncertain until it is known, also after a reload [XB-1/view]', async () => {
    responses = ({ path }) =>
      path === 'appointment/create' ? { status: 500, text: '' } : undefined;
    open();
    await goToReview();
    await bookIt();
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(await screen.findByText(REVIEW_LABELS.uncertain)).toBeVisible();
    const key = sent.find(({ path }) => path === 'appointment/create')?.headers['Idempotency-Key'];
    sent.length = 0;
    responses = () => undefined;
    document.body.replaceChildren();
    open(location.search);
    await findTitle(CONFIRMATION_LABELS.title);
    expect(sent.find(({ path }) => path === 'appointment/create')?.headers['Idempotency-Key']).toBe(
      key,
    );
  });

  test('sends a double click once [XB-1/view]', async () => {
    open();
    await goToReview();
    await user.dblClick(screen.getByRole('button', { name: /^Book Monday/ }));
    await findTitle(CONFIRMATION_LABELS.title);
    expect(getBodies('appointment/create')).toHaveLength(1);
  });
});

test('continues a started booking after a reload, with its store, service, time, and contact [XB-1/view]', async () => {
  open('?storeNumber=8');
  await selectService();
  await user.click(await screen.findByRole('button', { name: 'Today 2:30 PM' }));
  await fillContact();
  document.body.replaceChildren();
  open('?step=contact');
  await findTitle(STEP_TITLES.contact);
  expect(await screen.findByLabelText(CONTACT_LABELS.firstName)).toHaveValue('Ada');
  expect(getState()).toMatchObject({
    store: { storeNumber: OTHER_STORE.storeNumber },
    storeService: { serviceId: 'oil' },
    slot: { timeSlotId: '2026-11-23T14:30' },
    hold: { holdId: 'h-1' },
  });
});

test('asks for another time if that of a started booking has passed [XB-1/date-time]', async () => {
  open('?storeNumber=8');
  await selectService();
  await user.click(await screen.findByRole('button', { name: 'Today 2:30 PM' }));
  await findTitle(STEP_TITLES.contact);
  document.body.replaceChildren();
  jest.setSystemTime(new Date('2026-11-23T21:00:00Z'));
  open('?step=contact');
  expect(await findTitle(STEP_TITLES.datetime)).toBeVisible();
});

test.each([
  ['is turned off', 'getItem'],
  ['is full', 'setItem'],
] as const)('books even if storage %s [XB-1/view] [LS-3]', async (_, method) => {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('no storage', 'QuotaExceededError');
  });
  open();
  await goToReview();
  await bookIt();
  expect(await findTitle(CONFIRMATION_LABELS.title)).toBeVisible();
});

test('renews the hold while the visitor types in its last five minutes [XB-1/date-time]', async () => {
  open('?storeNumber=7&serviceId=oil');
  await user.click(await screen.findByRole('button', { name: 'Today 2:30 PM' }));
  await findTitle(STEP_TITLES.contact);
  const field = await screen.findByLabelText(CONTACT_LABELS.firstName);
  await user.type(field, 'A');
  expect(getBodies('appointment/hold')).toHaveLength(1);
  act(() => jest.advanceTimersByTime(5 * 60_000 + 1_000));
  await user.type(field, 'da');
  expect(getBodies('appointment/hold').length).toBeGreaterThan(1);
  expect(getState().slot?.timeSlotId).toBe('2026-11-23T14:30');
});

test('shows the confirmation again after a reload [XB-1/view]', async () => {
  open();
  await goToReview();
  await bookIt();
  await findTitle(CONFIRMATION_LABELS.title);
  document.body.replaceChildren();
  open(location.search);
  await findTitle(CONFIRMATION_LABELS.title);
  expect(screen.getByText(RECEIPT.confirmationNumber)).toBeVisible();
});

test('names the time zone of a store whose clock differs until after the booking [XB-1/date-time]', async () => {
  const timeZone = 'Pacific/Kiritimati';
  responses = ({ path }) =>
    path.startsWith('store/details/') ? ok({ ...BOOKING_STORE, timeZone }) : undefined;
  open();
  await goToReview();
  expect(screen.getByText(formatZone('Line Islands Time'))).toBeVisible();
  await bookIt();
  await findTitle(CONFIRMATION_LABELS.title);
  expect(screen.getByText(formatZone('Line Islands Time'))).toBeVisible();
});

const signIn = (vehicles: Profile['VEHICLE'] = []): void =>
  act(() => {
    store.dispatch(
      loggedIn({
        tokenId: 't',
        profile: {
          DRIVER: [
            {
              ID: '1',
              FIRSTNAME: 'Ada',
              LASTNAME: 'King',
              EMAIL: 'ada@b.co',
              PHONE: '3035550100',
              EMAIL_REMINDERS: '0',
            },
          ],
          FILL_UP: [],
          MAINTENANCE_PERFORMED_SERVICE: [],
          MAINTENANCE_TASK: [],
          SERVICE_HISTORY_INVOICE: [],
          SERVICE_HISTORY_JOB: [],
          SERVICE_HISTORY_JOB_DETAIL: [],
          SERVICE_HISTORY_VEHICLE: vehicles,
          STORE: [],
          VEHICLE: vehicles,
        },
      }),
    );
  });

test('fills in a driver’s data, which stay in the account unless the driver asks [XB-1/contact]', async () => {
  open('?storeNumber=7&serviceId=oil');
  signIn();
  await user.click(await screen.findByRole('button', { name: 'Today 2:30 PM' }));
  await findTitle(STEP_TITLES.contact);
  expect(await screen.findByLabelText(CONTACT_LABELS.phone)).toHaveValue('(303) 555-0100');
  expect(screen.queryByLabelText(CONTACT_LABELS.savesToAccount)).not.toBeInTheDocument();
  await user.type(screen.getByLabelText(CONTACT_LABELS.lastName), 'ley');
  expect(await screen.findByLabelText(CONTACT_LABELS.savesToAccount)).not.toBeChecked();
  await press('Review appointment');
  await findTitle(REVIEW_LABELS.title);
  expect(sent.filter(({ path }) => path === 'account/update-section')).toEqual([]);
});

test('fills in the vehicle of a driver who becomes known later, and lets the driver change it [XB-1/vehicle]', async () => {
  clearVehicle();
  open('?storeNumber=7&serviceId=oil');
  await findTitle(STEP_TITLES.vehicle);
  signIn([CIVIC]);
  expect(getState().vehicleSelected).toEqual({
    year: 2018,
    make: 'Honda',
    model: 'Civic',
    trim: 'LX',
  });
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await findTitle(STEP_TITLES.datetime);
  expect(screen.getByText('2018 Honda Civic LX')).toBeVisible();
  expect(sent.filter(({ path }) => path.startsWith('vehicle/set'))).toEqual([]);
});

test('keeps the vehicle that was selected before the driver became known [XB-1/vehicle]', async () => {
  open();
  await findTitle(STEP_TITLES.service);
  signIn([CIVIC]);
  expect(getState().vehicleSelected).toMatchObject({ model: 'Camry' });
});

test('fills in the empty fields when the driver becomes known while typing [XB-1/contact]', async () => {
  open('?storeNumber=7&serviceId=oil');
  await user.click(await screen.findByRole('button', { name: 'Today 2:30 PM' }));
  await user.type(await screen.findByLabelText(CONTACT_LABELS.firstName), 'Augusta');
  signIn();
  await waitFor(() =>
    expect(screen.getByLabelText(CONTACT_LABELS.phone)).toHaveValue('(303) 555-0100'),
  );
  expect(screen.getByLabelText(CONTACT_LABELS.firstName)).toHaveValue('Augusta');
  expect(screen.getByLabelText(CONTACT_LABELS.lastName)).toHaveValue('King');
});

test('drops the vehicle off if another time needs it, since the host refuses to wait [XB-1/contact] [XB-1/date-time]', async () => {
  open();
  await goToReview();
  act(() => {
    const { contactInfo } = getState();
    if (contactInfo)
      store.dispatch(bookingChanged({ contactInfo: { ...contactInfo, dropWaitOption: 'wait' } }));
    store.dispatch(slotSelected(createSlot('2026-11-24', '08:00', { dropOffOnly: true })));
  });
  expect(screen.getByText(new RegExp(DROP_WAIT_NAMES.drop))).toBeVisible();
  expect(screen.getByText(new RegExp(PICKUP_PROMISES.text))).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Book Tuesday/ }));
  await findTitle(CONFIRMATION_LABELS.title);
  expect(getBodies('appointment/create')).toEqual([
    expect.objectContaining({ dropWaitOption: 'drop' }),
  ]);
});

test('keeps the time when the same store is selected again [XB-1/editing]', async () => {
  open();
  await goToReview();
  await press('Edit Store');
  await findTitle(STEP_TITLES.location);
  await user.click(screen.getByRole('button', { name: /^Choose this store/ }));
  await findTitle(REVIEW_LABELS.title);
  expect(getState().timeSlotId).toBe('2026-11-23T14:30');
});

test('names the review on the button only if no other question is open [XB-1/editing]', async () => {
  open();
  await selectService();
  await findTitle(STEP_TITLES.datetime);
  await press('Edit Service');
  await findTitle(STEP_TITLES.service);
  expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save and review' })).not.toBeInTheDocument();
});
