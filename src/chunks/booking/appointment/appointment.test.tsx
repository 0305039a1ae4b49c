import { TextEncoder } from 'node:util';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import {
  BOOKING_NOW,
  BOOKING_STORE,
  createSlot,
  OIL,
  respondToBooking,
} from '../../../../test/booking';
import { clearCookies } from '../../../../test/clear-cookies';
import { fakeDialogs } from '../../../../test/fake-dialogs';
import {
  fakeServices,
  FOREIGN_404,
  listFailures,
  listFaultsExcept,
  ok,
  refused,
  rejected,
} from '../../../../test/fake-services';
import type { FakeResponse, ServiceCall } from '../../../../test/fake-services';
import { TIRE_INSTALLATION } from '../../../site/appointment-url';
import { createReduxStore } from '../../../store';
import type { AppStore } from '../../../store';
import { loggedIn, loggedOut } from '../../../store/account/account-slice';
import { TIME_LABELS } from '../../../ui/time/messages';
import { VISIT_LABELS, WHAT_TO_BRING } from '../../../ui/visit/messages';
import { getPhase } from './appointment-phase';
import {
  APPOINTMENT_LABELS,
  CANCEL_LABELS,
  LOAD_PROBLEMS,
  PHASE_HINTS,
  PHASE_TITLES,
  RESCHEDULE_LABELS,
} from './messages';
import ManageAppointment from '.';

const APPOINTMENT = {
  appointmentId: 'a-1',
  confirmationNumber: 'PMXXQRST',
  state: 'booked',
  storeNumber: '7',
  timeZone: 'America/Chicago',
  start: '2026-11-24T08:00:00-06:00',
  end: '2026-11-24T08:45:00-06:00',
  services: [OIL],
  vehicle: { year: 2019, make: 'Toyota', model: 'Camry', trim: 'LE' },
  contact: {
    firstName: 'Dana',
    lastName: 'Driver',
    email: 'dana@example.com',
    phone: '3095550117',
  },
  dropWaitOption: 'wait',
  pickupPreference: 'text',
  comments: 'It squeaks.',
  source: '',
  sequence: 3,
  manageUrl: '/appointment/manage/?appointmentId=a-1&key=k',
};

const GET = 'appointment/get/a-1';
const RESCHEDULE = 'appointment/reschedule';
const CANCEL = 'appointment/cancel';

/** The time that the appointment is moved to. */
const NEW_TIME = 'Wednesday, November 25 at 8:00 AM';
/** The name of the button that moves the appointment there; a name keeps its non-breaking space. */
const MOVE = 'Move to Wednesday, November 25 at 8:00\u00A0AM';

let store: AppStore;
let sent: ServiceCall[];
let responses: Record<string, FakeResponse | ((call: ServiceCall) => FakeResponse)>;

const createUser = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
let user: ReturnType<typeof createUser>;

beforeAll(() => {
  fakeDialogs();
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  });
});

beforeEach(() => {
  jest.useFakeTimers({ now: BOOKING_NOW });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  user = createUser();
  localStorage.clear();
  sessionStorage.clear();
  clearCookies();
  document.documentElement.dataset['siteName'] = 'fcac';
  responses = {
    [GET]: ok(APPOINTMENT),
    [RESCHEDULE]: ok({ ...APPOINTMENT, start: '2026-11-25T08:00:00-06:00', sequence: 4 }),
    [CANCEL]: ok({ ...APPOINTMENT, state: 'cancelled' }),
  };
  sent = fakeServices((call) => {
    const response = responses[call.path];
    if (response === undefined) return respondToBooking(call);
    return typeof response === 'function' ? response(call) : response;
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const renderPage = (query = '?appointmentId=a-1&key=k', authored?: string) => {
  history.replaceState(null, '', `/appointment/manage/${query}`);
  store = createReduxStore();
  const cms = document.createElement('div');
  cms.innerHTML = '<p>Call the store: 309-555-0100</p>';
  return render(
    <Provider store={store}>
      <ManageAppointment
        attributes={{ appointment: authored }}
        element={document.body}
        cms={[...cms.childNodes]}
      />
    </Provider>,
  );
};

const findTitle = (name: string) => screen.findByRole('heading', { name, level: 2 });
const clickButton = async (name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const getCalls = (path: string) => sent.filter((call) => call.path === path);
const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const openTimeChange = async (): Promise<void> => {
  await findTitle(PHASE_TITLES.booked);
  await clickButton(APPOINTMENT_LABELS.change);
  await screen.findByRole('heading', { name: RESCHEDULE_LABELS.title });
};
/** Selects 8:00 AM on Wednesday. */
const selectTime = async (): Promise<void> => {
  await user.click(await screen.findByRole('radio', { name: /^Wed/ }));
  await user.click(screen.getByRole('radio', { name: '8:00\u00A0AM' }));
};
const changeTime = async (): Promise<void> => {
  await openTimeChange();
  await selectTime();
  await clickButton(MOVE);
};
const openCancel = async (): Promise<HTMLElement> => {
  await findTitle(PHASE_TITLES.booked);
  await clickButton(APPOINTMENT_LABELS.cancel);
  return screen.findByRole('dialog', { name: CANCEL_LABELS.title });
};
const confirmCancel = async (): Promise<HTMLElement> => {
  const dialog = await openCancel();
  await user.click(within(dialog).getByRole('button', { name: CANCEL_LABELS.confirm }));
  return dialog;
};

test('shows the tires, and offers no time before they are ready [ARRV-3/reschedule] [ARRV-4/get]', async () => {
  const tires = { code: '200', brand: 'Northpeak', name: 'Trail', size: '205/55R16', qty: 4 };
  responses[GET] = ok({ ...APPOINTMENT, products: [tires], readyDate: '2026-11-25' });
  renderPage();
  expect(await screen.findByText('4 × Northpeak Trail 205/55R16')).toBeVisible();
  await openTimeChange();
  expect(await screen.findByText(TIME_LABELS.notReady)).toBeVisible();
  for (const day of [/^(Today|Mon)/, /^(Tomorrow|Tue)/]) {
    expect(screen.getByRole('radio', { name: day })).toHaveAccessibleName(/Tires not ready/);
  }
  await selectTime();
  expect(screen.getByRole('radio', { name: '8:00\u00A0AM' })).toBeChecked();
});

describe('an appointment', () => {
  test('shows its time, number, services, vehicle, contact, and store [APPT-1]', async () => {
    renderPage();
    await findTitle(PHASE_TITLES.booked);
    expect(screen.getByText('Tuesday, November 24 at 8:00 AM')).toBeVisible();
    expect(screen.getByText('PMXXQRST')).toBeVisible();
    const facts = screen.getByRole('complementary', { name: APPOINTMENT_LABELS.summary });
    for (const text of [
      'Oil change',
      '2019 Toyota Camry LE',
      'Dana Driver',
      '309-555-0117',
      'dana@example.com',
      "You'll wait at the store. We'll text you when it's ready.",
      'It squeaks.',
    ]) {
      expect(facts).toHaveTextContent(text);
    }
    expect(await screen.findByText(BOOKING_STORE.storeName)).toBeVisible();
    expect(screen.getByRole('link', { name: '309-555-0142' })).toHaveAttribute(
      'href',
      'tel:+13095550142',
    );
    expect(screen.getByRole('link', { name: VISIT_LABELS.directions })).toHaveAttribute(
      'href',
      expect.stringContaining('1%20Main%20St'),
    );
    expect(screen.getByRole('img', { name: 'Map of Peoria Main' })).toBeVisible();
    for (const item of Object.values(WHAT_TO_BRING)) expect(screen.getByText(item)).toBeVisible();
    expect(getCalls(GET).map(({ requestedUrl }) => requestedUrl)).toEqual([
      '/bsro/services/appointment/get/a-1?key=k',
    ]);
  });

  test("names the offer that it was booked with, apart from the driver's comments, and asks for no other [APPT-1]", async () => {
    responses[GET] = ok({ ...APPOINTMENT, comments: 'Offer fall. It squeaks.' });
    responses['promotions/alloffers'] = ok({
      tirePromotions: [],
      servicePromotions: [{ code: 's', friendlyId: 'fall', displayName: '$15 off an oil change' }],
    });
    renderPage();
    const facts = await screen.findByRole('complementary', { name: APPOINTMENT_LABELS.summary });
    expect(await within(facts).findByText('$15 off an oil change')).toBeVisible();
    expect(within(facts).getByText('It squeaks.')).toBeVisible();
    expect(screen.getByText(WHAT_TO_BRING.keys)).toBeVisible();
    expect(screen.queryByText(WHAT_TO_BRING.offer)).toBeNull();
  });

  test('loads with the ID that the author set and the key from the URL [APPT-1]', async () => {
    renderPage('?appointmentId=other&key=k', 'a-1');
    await findTitle(PHASE_TITLES.booked);
    expect(getCalls(GET)).toHaveLength(1);
  });

  test('can be printed [APPT-1]', async () => {
    const print = jest.fn();
    Object.assign(window, { print });
    renderPage();
    await screen.findByText(BOOKING_STORE.storeName);
    await clickButton(VISIT_LABELS.print);
    expect(print).toHaveBeenCalledTimes(1);
  });

  test('keeps its calendar event ID and increases the sequence after a change [APPT-1]', async () => {
    const files: string[] = [];
    Object.assign(window, { TextEncoder });
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} });
    jest.spyOn(window, 'Blob').mockImplementation(([part] = []) => {
      if (typeof part === 'string') files.push(part);
      return new File([], 'appointment.ics');
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    renderPage();
    await screen.findByText(BOOKING_STORE.storeName);
    await clickButton(VISIT_LABELS.calendar);
    await changeTime();
    await screen.findByText(NEW_TIME);
    await clickButton(VISIT_LABELS.calendar);
    const getProperties = (name: string) =>
      files.map((file) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(file)?.[1]);
    expect(getProperties('UID')).toEqual(['a-1@fcac.example', 'a-1@fcac.example']);
    expect(getProperties('SEQUENCE')).toEqual(['3', '4']);
    expect(getProperties('DTSTART')).toEqual(['20261124T140000Z', '20261125T140000Z']);
  });

  test("names the time zone of the store if it differs from the visitor's [APPT-1]", async () => {
    responses[GET] = ok({ ...APPOINTMENT, timeZone: 'Pacific/Kiritimati' });
    renderPage();
    await findTitle(PHASE_TITLES.booked);
    expect(screen.getByText(TIME_LABELS.zone({ zone: 'Line Islands Time' }))).toBeVisible();
  });

  test('shows a skeleton while it loads [APPT-1]', async () => {
    responses[GET] = 'hang';
    const { container } = renderPage();
    expect(container.querySelector('[aria-busy]')).toBeNull();
    await advance(300);
    expect(container.querySelector('[aria-busy=true]')).toBeVisible();
    // Let the call time out; otherwise later tests would wait for it.
    await advance(11_000);
  });

  test("is shown without its store if the store doesn't load, and Try again loads the store [APPT-1]", async () => {
    responses['store/details/7'] = 'reset';
    renderPage();
    expect(await screen.findByText(APPOINTMENT_LABELS.storeFailed)).toBeVisible();
    expect(screen.getByRole('button', { name: APPOINTMENT_LABELS.change })).toBeVisible();
    delete responses['store/details/7'];
    await clickButton('Try again');
    expect(await screen.findByText(BOOKING_STORE.storeName)).toBeVisible();
  });

  test('offers to book another appointment, but no changes, if it was canceled [APPT-1]', async () => {
    responses[GET] = ok({ ...APPOINTMENT, state: 'cancelled' });
    renderPage();
    await findTitle(PHASE_TITLES.canceled);
    // Nothing is left to drop off or to wait for.
    const facts = screen.getByRole('complementary', { name: APPOINTMENT_LABELS.summary });
    expect(facts).not.toHaveTextContent(APPOINTMENT_LABELS.visit);
    expect(screen.getByText(PHASE_HINTS.canceled)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: APPOINTMENT_LABELS.another })).toHaveAttribute(
      'href',
      '/appointment/schedule-appointment/?storeNumber=7&serviceId=oil',
    );
  });

  test('offers no changes if it has started [APPT-1]', async () => {
    responses[GET] = ok({ ...APPOINTMENT, start: '2026-11-23T09:00:00-06:00' });
    renderPage();
    await findTitle(PHASE_TITLES.past);
    const facts = screen.getByRole('complementary', { name: APPOINTMENT_LABELS.summary });
    expect(facts).not.toHaveTextContent(APPOINTMENT_LABELS.visit);
    expect(screen.getByText(PHASE_HINTS.past)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test.each([
    ['booked', 'booked', -1],
    ['booked', 'past', 0],
    ['cancelled', 'canceled', -1],
    ['cancelled', 'canceled', 1],
  ] as const)(
    'with the state %s is in the phase %s at %d ms after its start [APPT-1]',
    (state, phase, after) => {
      const start = '2026-11-24T08:00:00-06:00';
      expect(getPhase({ state, start }, Date.parse(start) + after)).toBe(phase);
    },
  );
});

describe('an appointment that is not shown', () => {
  test.each([404, 400])(
    "is reported as unknown, together with the CMS's content, if the host responds with %d [APPT-1]",
    async (status) => {
      responses[GET] = rejected(status);
      renderPage();
      expect(await screen.findByText(LOAD_PROBLEMS.unknown)).toBeVisible();
      expect(screen.getByText('Call the store: 309-555-0100')).toBeVisible();
      expect(screen.queryByRole('button')).toBeNull();
    },
  );

  test('is reported as unknown, without a call, if the URL has no ID [APPT-1]', async () => {
    renderPage('');
    expect(await screen.findByText(LOAD_PROBLEMS.unknown)).toBeVisible();
    expect(sent).toEqual([]);
  });

  test.each([403, 401])(
    'asks for a sign-in or the link if the host responds with %d, and loads after the sign-in [APPT-1]',
    async (status) => {
      responses[GET] = rejected(status);
      renderPage();
      act(() => void store.dispatch(loggedOut()));
      expect(await screen.findByText(LOAD_PROBLEMS.forbidden)).toBeVisible();
      expect(screen.getByRole('link', { name: APPOINTMENT_LABELS.signIn })).toHaveAttribute(
        'href',
        '/account/sign-in',
      );
      expect(getCalls(GET)).toHaveLength(1);
      responses[GET] = ok(APPOINTMENT);
      act(() => void store.dispatch(loggedIn({ tokenId: 't' })));
      await findTitle(PHASE_TITLES.booked);
    },
  );

  test('loads once the session is known if the URL has no key [APPT-1]', async () => {
    renderPage('?appointmentId=a-1');
    await advance(1_000);
    expect(getCalls(GET)).toEqual([]);
    act(() => void store.dispatch(loggedIn({ tokenId: 't' })));
    await findTitle(PHASE_TITLES.booked);
    expect(getCalls(GET).map(({ requestedUrl }) => requestedUrl)).toEqual([
      '/bsro/services/appointment/get/a-1',
    ]);
  });

  test("says that the signed-in driver's account didn't book it [APPT-1]", async () => {
    responses[GET] = rejected(403);
    renderPage('?appointmentId=a-1');
    act(() => void store.dispatch(loggedIn({ tokenId: 't' })));
    expect(await screen.findByText(LOAD_PROBLEMS.foreign)).toBeVisible();
    expect(screen.queryByRole('link', { name: APPOINTMENT_LABELS.signIn })).toBeNull();
  });

  test.each([
    ...listFailures(),
    ['another server responds with 404', FOREIGN_404] as const,
    ['no response arrives', 'hang'] as const,
  ])('loads again after a failure: %s [APPT-1]', async (_, response) => {
    responses[GET] = response;
    renderPage();
    await advance(11_000);
    expect(await screen.findByText(LOAD_PROBLEMS.failed)).toBeVisible();
    expect(screen.getByText('Call the store: 309-555-0100')).toBeVisible();
    responses[GET] = ok(APPOINTMENT);
    await clickButton('Try again');
    await findTitle(PHASE_TITLES.booked);
  });
});

describe('changing the time', () => {
  test('moves the appointment, confirms the new time, and focuses the heading [APPT-1]', async () => {
    renderPage();
    await openTimeChange();
    expect(screen.getByRole('heading', { name: RESCHEDULE_LABELS.title })).toHaveFocus();
    await clickButton(RESCHEDULE_LABELS.submit);
    expect(await screen.findByRole('alert')).toHaveTextContent(RESCHEDULE_LABELS.required);
    expect(getCalls(RESCHEDULE)).toEqual([]);
    await selectTime();
    await clickButton(MOVE);
    expect(await screen.findByText(NEW_TIME)).toBeVisible();
    expect(screen.getByRole('heading', { name: PHASE_TITLES.booked })).toHaveFocus();
    expect(
      screen.getByText(
        `Your appointment is now on ${NEW_TIME}. We emailed the details to dana@example.com.`,
      ),
    ).toBeVisible();
    expect(screen.queryByRole('heading', { name: RESCHEDULE_LABELS.title })).toBeNull();
    expect(getCalls(RESCHEDULE)).toMatchObject([
      {
        method: 'POST',
        body: { appointmentId: 'a-1', key: 'k', timeSlotId: '2026-11-25T08:00' },
        headers: { 'Idempotency-Key': expect.stringMatching(/^[\da-f-]{36}$/) },
      },
    ]);
  });

  test.each([
    ['with the key of its link for a visitor', '?appointmentId=a-1&key=k', 'k'],
    ["without a key for the driver's session", '?appointmentId=a-1', null],
  ])(
    'lists the times, and those of the calendar, for this appointment: %s [APPT-1]',
    async (_, query, key) => {
      renderPage(query);
      act(() => void store.dispatch(loggedIn({ tokenId: 't' })));
      await openTimeChange();
      await clickButton(TIME_LABELS.pickDate);
      await screen.findByRole('grid');
      const calls = getCalls('appointment/availability');
      expect(calls).toHaveLength(2);
      for (const { url } of calls) {
        expect(url.searchParams.get('appointmentId')).toBe('a-1');
        expect(url.searchParams.get('key')).toBe(key);
      }
    },
  );

  test('says that the store has no other time, and offers to call the store or to keep the time [APPT-1]', async () => {
    responses['appointment/availability'] = ok({
      timeZone: 'America/Chicago',
      availableDate: null,
      days: [{ date: '2026-11-23', reason: 'full', slots: [] }],
    });
    renderPage();
    await openTimeChange();
    expect(await screen.findByText(RESCHEDULE_LABELS.none)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Or call Peoria Main/ })).toBeVisible();
    expect(screen.getByRole('button', { name: RESCHEDULE_LABELS.keep })).toBeVisible();
  });

  test('keeps the time if the visitor decides not to change the time [APPT-1]', async () => {
    renderPage();
    await openTimeChange();
    await clickButton(RESCHEDULE_LABELS.keep);
    expect(screen.getByRole('button', { name: APPOINTMENT_LABELS.change })).toHaveFocus();
    expect(getCalls(RESCHEDULE)).toEqual([]);
  });

  test('announces no change, and no email, if the visitor selects the current time [APPT-1]', async () => {
    responses[RESCHEDULE] = ok(APPOINTMENT);
    renderPage();
    await openTimeChange();
    await user.click(await screen.findByRole('radio', { name: '8:00\u00A0AM' }));
    await clickButton(/^Move to/);
    expect(await screen.findByRole('button', { name: APPOINTMENT_LABELS.change })).toHaveFocus();
    expect(screen.queryByText(/^Your appointment is now on/)).toBeNull();
  });

  test('selects one of the next times, and focuses the button that moves the appointment [APPT-1]', async () => {
    renderPage();
    await openTimeChange();
    const next = await screen.findByRole('group', { name: TIME_LABELS.next });
    await user.click(within(next).getByRole('button', { name: 'Today 5:00\u00A0PM' }));
    expect(
      screen.getByRole('button', { name: 'Move to Monday, November 23 at 5:00\u00A0PM' }),
    ).toHaveFocus();
  });

  test("opens with the appointment's day, whatever day was picked for an earlier change [APPT-1]", async () => {
    responses[RESCHEDULE] = ok({ ...APPOINTMENT, start: '2026-11-23T17:00:00-06:00' });
    renderPage();
    await openTimeChange();
    await user.click(await screen.findByRole('radio', { name: /Nov 28/ }));
    const next = screen.getByRole('group', { name: TIME_LABELS.next });
    await user.click(within(next).getByRole('button', { name: 'Today 5:00\u00A0PM' }));
    await clickButton(/^Move to/);
    await findTitle(PHASE_TITLES.booked);
    await openTimeChange();
    expect(await screen.findByRole('radio', { name: /^Today/ })).toBeChecked();
  });

  test('shows the nearest times if the selected time was taken [APPT-1]', async () => {
    responses[RESCHEDULE] = refused('409', 'SlotTaken', {
      alternatives: [createSlot('2026-11-25', '09:30')],
    });
    renderPage();
    await changeTime();
    expect(await screen.findByText(TIME_LABELS.taken)).toBeVisible();
    responses[RESCHEDULE] = ok({ ...APPOINTMENT, start: '2026-11-25T09:30:00-06:00' });
    await clickButton('Wed, Nov 25 9:30\u00A0AM');
    await clickButton('Move to Wednesday, November 25 at 9:30\u00A0AM');
    await findTitle(PHASE_TITLES.booked);
    const keys = getCalls(RESCHEDULE).map(({ headers }) => headers['Idempotency-Key']);
    expect(new Set(keys).size).toBe(2);
  });

  test('repeats the request with the same idempotency key after a lost response [APPT-1]', async () => {
    const outcomes: FakeResponse[] = ['reset', { status: 500, json: {} }];
    responses[RESCHEDULE] = () =>
      outcomes.shift() ?? ok({ ...APPOINTMENT, start: '2026-11-25T08:00:00-06:00' });
    renderPage();
    await changeTime();
    expect(await screen.findByText(RESCHEDULE_LABELS.checking)).toBeVisible();
    expect(screen.queryByRole('button', { name: RESCHEDULE_LABELS.keep })).toBeNull();
    await advance(2_000);
    expect(await screen.findByText(NEW_TIME)).toBeVisible();
    const keys = getCalls(RESCHEDULE).map(({ headers }) => headers['Idempotency-Key']);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  test.each([
    ...listFaultsExcept("success is 'false'"),
    ['an earlier attempt is still running', rejected(409)] as const,
  ])(
    'says that the result is uncertain, and Check again repeats the request with the same key: %s [APPT-1]',
    async (_, response) => {
      responses[RESCHEDULE] = response;
      renderPage();
      await changeTime();
      await advance(20_000);
      expect(await screen.findByText(RESCHEDULE_LABELS.uncertain)).toBeVisible();
      expect(screen.getByRole('heading', { name: RESCHEDULE_LABELS.title })).toHaveFocus();
      expect(screen.getByRole('link', { name: /^Or call Peoria Main/ })).toBeVisible();
      responses[RESCHEDULE] = ok({ ...APPOINTMENT, start: '2026-11-25T08:00:00-06:00' });
      await clickButton(RESCHEDULE_LABELS.checkAgain);
      expect(await screen.findByText(NEW_TIME)).toBeVisible();
      const keys = getCalls(RESCHEDULE).map(({ headers }) => headers['Idempotency-Key']);
      expect(new Set(keys).size).toBe(1);
    },
  );

  test.each([
    ['is refused', refused('409', 'AppointmentsUnavailable')],
    ['is invalid', rejected(400)],
    ['is forbidden', rejected(403)],
  ])("says that the time wasn't changed if the request %s [APPT-1]", async (_, response) => {
    responses[RESCHEDULE] = response;
    renderPage();
    await changeTime();
    expect(await screen.findByText(RESCHEDULE_LABELS.refused)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Or call Peoria Main/ })).toBeVisible();
    expect(screen.getByRole('button', { name: MOVE })).toBeEnabled();
  });

  test.each([
    ['Cancelled', PHASE_TITLES.canceled],
    ['AppointmentPast', PHASE_TITLES.past],
  ])(
    'shows that the appointment was canceled or has started in the meantime: %s [APPT-1]',
    async (phrase, title) => {
      responses[RESCHEDULE] = refused('409', phrase);
      renderPage();
      await changeTime();
      expect(await findTitle(title)).toHaveFocus();
    },
  );

  test.each(listFailures())(
    'loads the times again after a failure: %s [APPT-1]',
    async (_, response) => {
      responses['appointment/availability'] = response;
      renderPage();
      await openTimeChange();
      expect(await screen.findByText(TIME_LABELS.failed)).toBeVisible();
      expect(screen.getByRole('link', { name: /^Or call Peoria Main/ })).toBeVisible();
      delete responses['appointment/availability'];
      await clickButton('Try again');
      expect(await screen.findByRole('group', { name: TIME_LABELS.next })).toBeVisible();
    },
  );
});

describe('canceling', () => {
  test('asks first, cancels the appointment, confirms that, and focuses the heading [APPT-1]', async () => {
    renderPage();
    await screen.findByText(BOOKING_STORE.storeName);
    const dialog = await confirmCancel();
    expect(dialog).toHaveTextContent('Tuesday, November 24 at 8:00 AM, Peoria Main');
    expect(dialog).not.toHaveTextContent(/order|refund/);
    expect(await findTitle(PHASE_TITLES.canceled)).toHaveFocus();
    expect(
      screen.getByText(
        'Your appointment has been canceled. We sent a confirmation to dana@example.com.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(getCalls(CANCEL)).toMatchObject([{ body: { appointmentId: 'a-1', key: 'k' } }]);
  });

  test("says before that it also cancels the appointment's order, and afterward that the card is refunded [APPT-1] [CHKO-2]", async () => {
    const order = {
      orderNumber: 'T1001',
      total: { value: 400, formattedValue: '$400.00' },
      payment: { paymentBrand: 'visa', lastFour: '0007' },
    };
    responses[GET] = ok({ ...APPOINTMENT, order });
    renderPage();
    await findTitle(PHASE_TITLES.booked);
    expect(screen.queryByText(WHAT_TO_BRING.offer)).toBeNull();
    await clickButton(APPOINTMENT_LABELS.cancel);
    const dialog = await screen.findByRole('dialog', { name: CANCEL_LABELS.titleWithOrder });
    expect(dialog).toHaveTextContent(
      "We'll also cancel your order T1001 and refund $400.00 to your Visa ending in 0007. To keep your order, change the time instead.",
    );
    expect(screen.queryByText(/^Your order T1001/)).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: CANCEL_LABELS.confirm }));
    await findTitle(PHASE_TITLES.canceled);
    expect(
      screen.getByText(
        /^Your order T1001 has been canceled, too\. We're refunding \$400\.00 to your Visa ending in 0007\./,
      ),
    ).toBeVisible();
  });

  test.each([
    ['may cancel an order if the services name none', {}, true],
    ['cancels none if the services say so', { order: null }, false],
  ])('says that canceling the installation of tires %s [APPT-1]', async (_, named, isSaid) => {
    const [service] = APPOINTMENT.services;
    const services = [{ ...service, serviceId: TIRE_INSTALLATION }];
    responses[GET] = ok({ ...APPOINTMENT, services, ...named });
    renderPage();
    await findTitle(PHASE_TITLES.booked);
    await clickButton(APPOINTMENT_LABELS.cancel);
    const dialog = await screen.findByRole('dialog', { name: CANCEL_LABELS.title });
    const said = within(dialog).queryByText(CANCEL_LABELS.unknownOrder);
    expect(Boolean(said)).toBe(isSaid);
  });

  test.each(['button', 'Escape'])(
    'keeps the appointment if the dialog is closed with: %s [APPT-1]',
    async (closedWith) => {
      renderPage();
      const dialog = await openCancel();
      if (closedWith === 'Escape') await user.keyboard('{Escape}');
      else await user.click(within(dialog).getByRole('button', { name: CANCEL_LABELS.keep }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(screen.getByRole('button', { name: APPOINTMENT_LABELS.cancel })).toHaveFocus();
      expect(getCalls(CANCEL)).toEqual([]);
    },
  );

  test.each(listFaultsExcept("success is 'false'", 'the shape is wrong'))(
    'repeats the request automatically, and again when the visitor confirms again: %s [APPT-1]',
    async (_, response) => {
      responses[CANCEL] = response;
      renderPage();
      const dialog = await confirmCancel();
      expect(await within(dialog).findByText(CANCEL_LABELS.checking)).toBeVisible();
      await advance(20_000);
      expect(await within(dialog).findByText(CANCEL_LABELS.uncertain)).toBeVisible();
      expect(getCalls(CANCEL)).toHaveLength(5);
      responses[CANCEL] = ok(null);
      await user.click(within(dialog).getByRole('button', { name: CANCEL_LABELS.confirm }));
      await findTitle(PHASE_TITLES.canceled);
    },
  );

  test.each([
    ['is refused', refused('409', 'Other')],
    ['is invalid', rejected(400)],
    ['is forbidden', rejected(403)],
  ])('says that nothing was canceled if the request %s [APPT-1]', async (_, response) => {
    responses[CANCEL] = response;
    renderPage();
    await screen.findByText(BOOKING_STORE.storeName);
    const dialog = await confirmCancel();
    expect(await within(dialog).findByText(CANCEL_LABELS.refused)).toBeVisible();
    expect(within(dialog).getByRole('link', { name: /309-555-0142/ })).toBeVisible();
  });

  test('shows that the appointment has started in the meantime [APPT-1]', async () => {
    responses[CANCEL] = refused('409', 'AppointmentPast');
    renderPage();
    await confirmCancel();
    expect(await findTitle(PHASE_TITLES.past)).toHaveFocus();
  });
});
