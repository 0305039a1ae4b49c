import { act, screen, waitFor } from '@testing-library/react';
import { BRAKES, createSlot } from '../../../test/booking';
import { setUpBooking } from '../../../test/booking-page';
import { listFaultsExcept, refused, rejected } from '../../../test/fake-services';
import { CONFIRM_DELAY, noteFailedRequest, noteResponse } from '../../services/connection';
import { bookingChanged, slotSelected } from '../../store/booking/expedited-booking-slice';
import { CONTACT_LABELS } from './contact/messages';
import { TIME_LABELS } from '../../ui/time/messages';
import { PICKUP_PROMISES, VISIT_NAMES } from '../../ui/visit/messages';
import { CONFIRMATION_LABELS, REFUSAL_TEXTS, REVIEW_LABELS, STEP_TITLES } from './messages';

const page = setUpBooking();
const { open, getState, findTitle, press, getBodies, selectService, openReview, bookIt } = page;

describe('the review', () => {
  test('returns after each step is edited, and keeps the answers [XB-1/editing]', async () => {
    await openReview();
    for (const [name, title] of [
      ['Edit Vehicle', STEP_TITLES.vehicle],
      ['Edit Time', STEP_TITLES.datetime],
      ['Edit Service', STEP_TITLES.service],
    ] as const) {
      await press(name);
      await findTitle(title);
      expect(getState().isEditing).toBe(true);
      await page.user.click(await screen.findByRole('button', { name: 'Save and review' }));
      await findTitle(STEP_TITLES.review);
      expect(getState().isEditing).toBe(false);
    }
    await press('Edit Contact');
    await findTitle(STEP_TITLES.contact);
    expect(await screen.findByLabelText(CONTACT_LABELS.firstName)).toHaveValue('Ada');
    await press('Review appointment');
    await findTitle(STEP_TITLES.review);
    expect(getState().slot?.timeSlotId).toBe('2026-11-23T14:30');
  });

  test('asks for another time after other services were selected [XB-1/editing] [XB-1/store-service]', async () => {
    await openReview();
    await press('Edit Service');
    await findTitle(STEP_TITLES.service);
    await page.user.click(screen.getByRole('checkbox', { name: new RegExp(BRAKES.name) }));
    await press('Save and review');
    await findTitle(STEP_TITLES.datetime);
    expect(getState().storeService).toMatchObject({
      serviceId: 'oil',
      additionalServices: ['brakes'],
    });
    expect(getState().contactInfo?.firstName).toBe('Ada');
  });

  test('makes the store of the appointment my store once it is booked [MYST-4] [XB-1/view]', async () => {
    await openReview();
    const listSelections = () =>
      page.sent.filter(({ path }) => path === 'store/set-store-by-store-number');
    expect(listSelections()).toEqual([]);
    await bookIt();
    await findTitle(CONFIRMATION_LABELS.title);
    await waitFor(() => expect(listSelections()).toHaveLength(1));
    expect(listSelections()[0]?.url.searchParams.get('storeNumber')).toBe('7');
  });

  test('is left by Back and shown again by Forward [XB-1/view]', async () => {
    await openReview();
    expect(location.search).toContain('step=review');
    act(() => history.back());
    await findTitle(STEP_TITLES.contact);
    expect(await screen.findByLabelText(CONTACT_LABELS.email)).toHaveValue('ada@example.com');
    act(() => history.forward());
    await findTitle(STEP_TITLES.review);
  });

  test('offers the nearest times if the selected time is gone, and keeps what was typed [XB-1/date-time]', async () => {
    page.respond = ({ path }) =>
      path === 'appointment/create'
        ? refused('200', 'SlotTaken', { alternatives: [createSlot('2026-11-23', '17:00')] })
        : undefined;
    await openReview();
    await bookIt();
    await findTitle(STEP_TITLES.datetime);
    expect(await screen.findByText(TIME_LABELS.taken)).toBeVisible();
    page.respond = () => undefined;
    await page.user.click(
      screen.getAllByRole('button', { name: 'Today 5:00\u00A0PM' })[0] ?? document.body,
    );
    await findTitle(STEP_TITLES.review);
    expect(getState().contactInfo?.email).toBe('ada@example.com');
  });

  test('says that the store refused the booking, and lets the visitor send it again with a new key [XB-1/view]', async () => {
    page.respond = ({ path }) =>
      path === 'appointment/create' ? refused('200', 'AppointmentsUnavailable') : undefined;
    await openReview();
    await bookIt();
    expect(await screen.findByText(REFUSAL_TEXTS.other)).toBeVisible();
    page.respond = () => undefined;
    await bookIt();
    await findTitle(CONFIRMATION_LABELS.title);
    const keys = page.sent
      .filter(({ path }) => path === 'appointment/create')
      .map(({ headers }) => headers['Idempotency-Key']);
    expect(new Set(keys).size).toBe(2);
  });

  test.each([
    ['the contact has too many appointments', refused('409', 'TooManyAppointments'), 'tooMany'],
    ['there were too many bookings from the network', rejected(429), 'tooOften'],
  ] as const)(
    'says that the appointment was not booked because %s [XB-1/view]',
    async (_why, reply, label) => {
      page.respond = ({ path }) => (path === 'appointment/create' ? reply : undefined);
      await openReview();
      await bookIt();
      expect(await screen.findByText(REFUSAL_TEXTS[label])).toBeVisible();
    },
  );

  const LOST = listFaultsExcept('the shape is wrong').filter(
    ([name]) => !/refus|false/i.test(name),
  );

  test.each(LOST)(
    'sends the request again with the same key after a lost response: %s [HTTP-5]',
    async (_, fault) => {
      page.respond = ({ path }) => (path === 'appointment/create' ? fault : undefined);
      await openReview();
      await bookIt();
      expect(await screen.findByText(REVIEW_LABELS.checking)).toBeVisible();
      expect(screen.queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
      page.respond = () => undefined;
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      await findTitle(CONFIRMATION_LABELS.title);
      const calls = page.sent.filter(({ path }) => path === 'appointment/create');
      expect(calls.length).toBeGreaterThan(1);
      expect(new Set(calls.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
      expect(new Set(calls.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    },
  );

  test('says that the result is uncertain, and repeats the request with the same key after a reload [XB-1/view]', async () => {
    page.respond = ({ path }) =>
      path === 'appointment/create' ? { status: 500, text: '' } : undefined;
    await openReview();
    await bookIt();
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(await screen.findByText(REVIEW_LABELS.uncertain)).toBeVisible();
    const key = page.sent.find(({ path }) => path === 'appointment/create')?.headers[
      'Idempotency-Key'
    ];
    page.sent.length = 0;
    page.respond = () => undefined;
    document.body.replaceChildren();
    open(location.search);
    await findTitle(CONFIRMATION_LABELS.title);
    expect(
      page.sent.find(({ path }) => path === 'appointment/create')?.headers['Idempotency-Key'],
    ).toBe(key);
  });

  test('repeats a request without a result once the connection is back, but sends none otherwise [XB-1/view] [HTTP-5]', async () => {
    page.respond = ({ path }) => (path === 'appointment/create' ? 'reset' : undefined);
    await openReview();
    act(noteFailedRequest);
    await act(() => jest.advanceTimersByTimeAsync(CONFIRM_DELAY));
    act(noteResponse);
    expect(getBodies('appointment/create')).toEqual([]);
    await bookIt();
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(await screen.findByText(REVIEW_LABELS.uncertain)).toBeVisible();
    page.respond = () => undefined;
    act(noteResponse);
    await findTitle(CONFIRMATION_LABELS.title);
  });

  test('sends one request on a double click [XB-1/view]', async () => {
    await openReview();
    await page.user.dblClick(screen.getByRole('button', { name: /^Book Monday/ }));
    await findTitle(CONFIRMATION_LABELS.title);
    expect(getBodies('appointment/create')).toHaveLength(1);
  });

  test('switches to drop-off if the new time is for drop-off only, because the host would refuse to wait [XB-1/contact] [XB-1/date-time]', async () => {
    await openReview();
    act(() => {
      const { contactInfo } = getState();
      if (contactInfo)
        page.store.dispatch(
          bookingChanged({ contactInfo: { ...contactInfo, dropWaitOption: 'wait' } }),
        );
      page.store.dispatch(slotSelected(createSlot('2026-11-24', '08:00', { dropOffOnly: true })));
    });
    expect(screen.getByText(new RegExp(VISIT_NAMES.drop))).toBeVisible();
    expect(screen.getByText(new RegExp(PICKUP_PROMISES.text))).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: /^Book Tuesday/ }));
    await findTitle(CONFIRMATION_LABELS.title);
    expect(getBodies('appointment/create')).toEqual([
      expect.objectContaining({ dropWaitOption: 'drop' }),
    ]);
  });

  test('keeps the time when the same store is selected again [XB-1/editing]', async () => {
    await openReview();
    await press('Edit Store');
    await findTitle(STEP_TITLES.location);
    await page.user.click(screen.getByRole('button', { name: /^Choose this store/ }));
    await findTitle(STEP_TITLES.review);
    expect(getState().timeSlotId).toBe('2026-11-23T14:30');
  });

  test('is named on the button of a step only if every other step is answered [XB-1/editing]', async () => {
    open();
    await selectService();
    await findTitle(STEP_TITLES.datetime);
    await press('Edit Service');
    await findTitle(STEP_TITLES.service);
    expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save and review' })).not.toBeInTheDocument();
  });
});
