import { act, screen, waitFor, within } from '@testing-library/react';
import { BOOKING_STORE, createSlot } from '../../../test/booking';
import { DRAFT, FIRST_TIME, setUpBooking } from '../../../test/booking-page';
import { listFailures, ok, refused } from '../../../test/fake-services';
import { setLanguage } from '../../language/language';
import { startedBooking } from '../../store/booking/started-booking';
import { CONTACT_LABELS } from './contact/messages';
import { TIME_LABELS } from '../../ui/time/messages';
import { CONFIRMATION_LABELS, STEP_TITLES } from './messages';

const page = setUpBooking();
const {
  open,
  getState,
  findTitle,
  press,
  getBodies,
  selectService,
  selectFirstTime,
  openReview,
  bookIt,
} = page;

describe('the time step', () => {
  afterEach(() => setLanguage());

  const openTimes = async (query = '?storeNumber=7&serviceId=oil') => {
    open(query);
    await findTitle(STEP_TITLES.datetime);
    await screen.findByRole('button', { name: FIRST_TIME });
  };

  test('shows why a day has no times [XB-1/date-time]', async () => {
    await openTimes();
    const days = within(screen.getByRole('group', { name: TIME_LABELS.days }));
    expect(days.getByRole('radio', { name: /Nov 26 ?Holiday/ })).toBeDisabled();
    expect(days.getByRole('radio', { name: /Nov 27 ?Full/ })).toBeDisabled();
    expect(days.getByRole('radio', { name: /Nov 29 ?Closed/ })).toBeDisabled();
    expect(days.getByRole('radio', { name: /^Today/ })).toBeChecked();
  });

  test('holds the time that is selected by day and part of the day, and counts down until the hold ends [XB-1/date-time]', async () => {
    await openTimes();
    await page.user.click(screen.getByRole('radio', { name: /^Tomorrow/ }));
    await press('Afternoon');
    expect(getState().datetimeSelected.selectedTab).toBe('afternoon');
    await page.user.click(screen.getByRole('radio', { name: '1:00\u00A0PM' }));
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

  test('marks the selected time among the next available ones', async () => {
    await openTimes();
    const first = screen.getByRole('button', { name: FIRST_TIME });
    expect(first).toHaveAttribute('aria-pressed', 'false');
    const [time] = screen.getAllByRole('radio', { name: /\s[AP]M$/ });
    await page.user.click(time ?? first);
    expect(time).toBeChecked();
    expect(first).toHaveAttribute('aria-pressed', 'true');
  });

  test('requires a time [XB-1/date-time]', async () => {
    await openTimes();
    await press('Continue');
    expect(screen.getByText(TIME_LABELS.required)).toBeVisible();
  });

  test('loads the times of another week, and keeps the first times visible [XB-1/date-time]', async () => {
    await openTimes();
    await press(TIME_LABELS.later);
    await waitFor(() =>
      expect(
        page.sent
          .filter(({ path }) => path === 'appointment/availability')
          .map(({ url }) => url.searchParams.get('from')),
      ).toEqual([null, '2026-11-30']),
    );
    expect(await screen.findByRole('button', { name: TIME_LABELS.earliest })).toBeVisible();
    expect(screen.getByRole('button', { name: FIRST_TIME })).toBeVisible();
  });

  test('opens with the selected day and part of the day after a reload, also in a later week [XB-1/date-time]', async () => {
    const later = createSlot('2026-12-02', '14:30');
    page.respond = ({ path, url }) => {
      const from = url.searchParams.get('from');
      return path === 'appointment/availability' && from !== null
        ? ok({
            timeZone: 'America/Chicago',
            availableDate: '2026-11-23',
            days: [{ date: from, slots: [createSlot('2026-12-02', '08:00'), later] }],
          })
        : undefined;
    };
    startedBooking.save({ ...DRAFT, start: later.start, slot: later });
    open('?storeNumber=7&step=datetime');
    expect(await screen.findByRole('radio', { name: /Dec 2/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: '2:30\u00A0PM' })).toBeChecked();
    // The first times stay visible.
    expect(screen.getByRole('button', { name: FIRST_TIME })).toBeVisible();
  });

  test('shows a picked day again after a reload without a selected time [XB-1/date-time]', async () => {
    await openTimes();
    await page.user.click(screen.getByRole('radio', { name: /^Tomorrow/ }));
    document.body.replaceChildren();
    await openTimes(location.search);
    expect(screen.getByRole('radio', { name: /^Tomorrow/ })).toBeChecked();
    // The day of a selected time comes first.
    await page.user.click(screen.getByRole('radio', { name: /^Today/ }));
    const [time] = screen.getAllByRole('radio', { name: /\s[AP]M$/ });
    if (time) await page.user.click(time);
    expect(sessionStorage.getItem('bsro-draft-booking-day')).toBeNull();
    await page.user.click(screen.getByRole('radio', { name: /^Tomorrow/ }));
    document.body.replaceChildren();
    await openTimes(location.search);
    expect(screen.getByRole('radio', { name: /^Today/ })).toBeChecked();
  });

  test('shows no other week before the week of the selected day [XB-1/date-time]', async () => {
    const later = createSlot('2026-12-02', '08:00');
    const requested: (string | null)[] = [];
    page.respond = ({ path, url }) => {
      if (path !== 'appointment/availability') return undefined;
      requested.push(url.searchParams.get('from'));
      return requested.length === 1 ? undefined : 'hang';
    };
    startedBooking.save({ ...DRAFT, start: later.start, slot: later });
    open('?storeNumber=7&step=datetime');
    await findTitle(STEP_TITLES.datetime);
    await waitFor(() => expect(requested).toEqual([null, '2026-12-02']));
    expect(screen.queryByRole('button', { name: FIRST_TIME })).toBeNull();
    expect(screen.queryByRole('radio', { name: /Nov/ })).toBeNull();
  });

  test('offers no later times after the last day that can be booked, and moves the focus [XB-1/date-time]', async () => {
    page.respond = ({ path, url }) => {
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

  test('opens a calendar, which returns the focus to its button when it closes [XB-1/date-time]', async () => {
    await openTimes();
    const toggle = screen.getByRole('button', { name: TIME_LABELS.pickDate });
    await page.user.click(toggle);
    const day = await screen.findByRole('button', { name: /^Wednesday, November 25/ });
    await waitFor(() => expect(day).toHaveAttribute('aria-disabled', 'false'));
    await page.user.click(day);
    expect(toggle).toHaveFocus();
    expect(screen.getByRole('radio', { name: /Nov 25/ })).toBeChecked();
    await page.user.click(toggle);
    await screen.findByRole('grid');
    await page.user.keyboard('{Escape}');
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    expect(toggle).toHaveFocus();
  });

  test("names the calendar's months and buttons in Spanish on a Spanish page [TEXT-3/calendar]", async () => {
    setLanguage({ locale: 'es-US', translations: {} });
    open('?storeNumber=7&serviceId=oil');
    await page.user.click(await screen.findByRole('button', { name: TIME_LABELS.pickDate }));
    expect(await screen.findByRole('grid', { name: /^noviembre( de)? 2026$/i })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ir al mes siguiente' })).toBeVisible();
    expect(screen.getAllByRole('columnheader', { hidden: true })[0]).toHaveAccessibleName(
      'domingo',
    );
  });

  test("offers the nearest times if the selected time can't be held because it was taken [XB-1/date-time]", async () => {
    page.respond = ({ path }) =>
      path === 'appointment/hold'
        ? refused('200', 'SlotTaken', { alternatives: [createSlot('2026-11-24', '08:00')] })
        : undefined;
    await openTimes();
    await page.user.click(screen.getByRole('button', { name: FIRST_TIME }));
    await findTitle(STEP_TITLES.datetime);
    expect(await screen.findByText(TIME_LABELS.taken)).toBeVisible();
    page.respond = () => undefined;
    await page.user.click(
      screen.getAllByRole('button', { name: 'Tomorrow 8:00\u00A0AM' })[0] ?? document.body,
    );
    await findTitle(STEP_TITLES.contact);
    expect(getState().slot?.start).toBe('2026-11-24T08:00:00-06:00');
  });

  test.each(listFailures())(
    "keeps the selected time if it can't be held: %s [HTTP-5]",
    async (_, fault) => {
      page.respond = ({ path }) => (path === 'appointment/hold' ? fault : undefined);
      await openTimes();
      await page.user.click(screen.getByRole('button', { name: FIRST_TIME }));
      await findTitle(STEP_TITLES.contact);
      await act(() => jest.advanceTimersByTimeAsync(31_000));
      expect(getState()).toMatchObject({ timeSlotId: '2026-11-23T14:30', hold: null });
    },
  );

  test.each(listFailures())(
    'loads the times again after a failure: %s [HTTP-5]',
    async (_, fault) => {
      page.respond = ({ path }) => (path === 'appointment/availability' ? fault : undefined);
      open('?storeNumber=7&serviceId=oil');
      await findTitle(STEP_TITLES.datetime);
      await act(() => jest.advanceTimersByTimeAsync(11_000));
      expect(await screen.findByText(TIME_LABELS.failed)).toBeVisible();
      page.respond = () => undefined;
      await press('Try again');
      expect(await screen.findByRole('button', { name: FIRST_TIME })).toBeVisible();
    },
  );
});

test('asks for another time if the time of a started booking has passed [XB-1/date-time]', async () => {
  open('?storeNumber=8');
  await selectService();
  await selectFirstTime();
  await findTitle(STEP_TITLES.contact);
  document.body.replaceChildren();
  jest.setSystemTime(new Date('2026-11-23T21:00:00Z'));
  open('?step=contact');
  expect(await findTitle(STEP_TITLES.datetime)).toBeVisible();
});

test('renews the hold if the visitor types in the last five minutes of the hold [XB-1/date-time]', async () => {
  open('?storeNumber=7&serviceId=oil');
  await selectFirstTime();
  await findTitle(STEP_TITLES.contact);
  const field = await screen.findByLabelText(CONTACT_LABELS.firstName);
  await page.user.type(field, 'A');
  expect(getBodies('appointment/hold')).toHaveLength(1);
  act(() => jest.advanceTimersByTime(5 * 60_000 + 1_000));
  await page.user.type(field, 'da');
  expect(getBodies('appointment/hold').length).toBeGreaterThan(1);
  expect(getState().slot?.timeSlotId).toBe('2026-11-23T14:30');
});

test('names the time zone of a store whose clock differs, in the review and in the confirmation [XB-1/date-time]', async () => {
  const timeZone = 'Pacific/Kiritimati';
  page.respond = ({ path }) =>
    path.startsWith('store/details/') ? ok({ ...BOOKING_STORE, timeZone }) : undefined;
  await openReview();
  expect(screen.getByText(TIME_LABELS.zone({ zone: 'Line Islands Time' }))).toBeVisible();
  await bookIt();
  await findTitle(CONFIRMATION_LABELS.title);
  expect(screen.getByText(TIME_LABELS.zone({ zone: 'Line Islands Time' }))).toBeVisible();
});
