import { act, screen, waitFor, within } from '@testing-library/react';
import {
  BOOKING_NOW,
  BOOKING_STORE,
  createService,
  OIL,
  OTHER_STORE,
  RECEIPT,
} from '../../../test/booking';
import { CONTACT, DRAFT, FIRST_TIME, setUpBooking } from '../../../test/booking-page';
import { createMoney } from '../../../test/carts';
import { createTire } from '../../../test/tires';
import { FOREIGN_404, listFailures, NOT_FOUND, ok, refused } from '../../../test/fake-services';
import { DRAFT_PREFIX } from '../../store/drafts';
import { readSessionItem, writeSessionItem } from '../../browser/session-items';
import { startedBooking } from '../../store/booking/started-booking';
import { readCookie } from '../../browser/cookies';
import { bookingChanged, selectServiceIds } from '../../store/booking/expedited-booking-slice';
import {
  LAST_BOOKING_KEY,
  savedConfirmation,
  savedLastBooking,
} from '../../store/booking/saved-booking';
import { STORE_LABELS } from '../../ui/store/messages';
import { WHAT_TO_BRING } from '../../ui/visit/messages';
import { CONTACT_LABELS, CONTACT_TEXTS } from './contact/messages';
import { CONFIRMATION_LABELS, REVIEW_LABELS, SERVICE_LABELS, STEP_TITLES } from './messages';

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

/** Enters a name, phone number, and email address in the contact step. */
const typeContact = async (): Promise<void> => {
  await findTitle(STEP_TITLES.contact);
  for (const name of ['firstName', 'lastName', 'phone', 'email'] as const) {
    await page.user.click(await screen.findByLabelText(CONTACT_LABELS[name]));
    await page.user.paste(CONTACT[name]);
  }
};

/** Answers every question up to the review. */
const answerAll = async (): Promise<void> => {
  await selectService();
  await findTitle(STEP_TITLES.datetime);
  await selectFirstTime();
  await typeContact();
  const next = screen.getByRole('button', { name: CONTACT_TEXTS.next });
  await waitFor(() => expect(next).toBeEnabled());
  await page.user.click(next);
  await findTitle(STEP_TITLES.review);
};

/** A booked appointment, as this tab has saved it. */
const CONFIRMED = {
  receipt: RECEIPT,
  storeNumber: '7',
  serviceIds: ['oil'],
  vehicle: null,
  contact: CONTACT,
  tires: [],
};

const RANGER_LINK = '?storeNumber=7&serviceId=oil&year=2004&make=Ford&model=Ranger&trim=XLT';

const TIRE_200 = {
  tire: createTire('200'),
  pricing: null,
  inventory: null,
  ratings: { averageRating: 4, reviewCount: 3 },
  fitments: [],
};

describe("the token of a link in Google's search results", () => {
  const openWith = (token: string): jest.SpyInstance<void, [string]> => {
    const setCookie = jest.spyOn(document, 'cookie', 'set');
    open(`?storeNumber=7&rwg_token=${token}`);
    return setCookie;
  };

  afterEach(() => {
    document.documentElement.className = '';
  });

  test('is kept in a cookie for 30 days [COOK-1/rwg-token]', async () => {
    const setCookie = openWith('ADQ7psRE9z_KE-uJ==');
    await findTitle(STEP_TITLES.service);
    expect(readCookie('rwg_token')).toBe('ADQ7psRE9z_KE-uJ==');
    const expires = new Date(BOOKING_NOW.getTime() + 30 * 86_400_000).toUTCString();
    expect(setCookie).toHaveBeenCalledWith(expect.stringContaining(`expires=${expires}`));
  });

  test.each(['', '%3Cb%3E', 'a%20b', 'x'.repeat(1001)])(
    'is ignored if it is malformed: %s [COOK-1/rwg-token]',
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

describe('the steps', () => {
  const listSteps = () => screen.getAllByRole('listitem').map((item) => item.textContent);

  test('are numbered up to the review, and show what was known from the start as finished [XB-1/view]', async () => {
    open();
    await findTitle(STEP_TITLES.service);
    expect(screen.getByText('Step 2 of 6')).toBeVisible();
    expect(listSteps().slice(0, 6)).toEqual([
      'Store (finished)',
      '2Service',
      'Vehicle (finished)',
      '4Time',
      '5Contact',
      '6Review',
    ]);
    expect(screen.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
    await selectService();
    await findTitle(STEP_TITLES.datetime);
    expect(screen.getByText('Step 4 of 6')).toBeVisible();
  });

  test('end with the review [XB-1/view]', async () => {
    await openReview();
    expect(screen.getByText('Step 6 of 6')).toBeVisible();
  });
});

describe('the services', () => {
  const IDS = ['tune-up', 'oil-change', 'cooling', 'brakes', 'timing-belt', 'brake-fluid'];
  const PRICES = new Map([
    ['oil-change', 49.99],
    ['brake-fluid', 120],
  ]);

  beforeEach(() => {
    page.respond = ({ path }) =>
      path === 'appointment/services'
        ? ok({
            services: IDS.map((id) =>
              createService(id, {
                price: PRICES.has(id) ? createMoney(PRICES.get(id) ?? 0) : null,
              }),
            ),
          })
        : undefined;
  });

  const listNames = () => screen.getAllByRole('checkbox').map((box) => box.getAttribute('value'));

  test('begin with the popular ones; a button shows all, and focuses the first of the others [XB-1/store-service]', async () => {
    open();
    await findTitle(STEP_TITLES.service);
    expect(listNames()).toEqual(['oil-change', 'brakes']);
    await press('Show all 6 services');
    expect(listNames()).toEqual([
      'oil-change',
      'brakes',
      ...IDS.filter((id) => !/^(oil|brakes$)/.test(id)),
    ]);
    expect(document.activeElement).toHaveAttribute('value', 'tune-up');
  });

  test('are all shown if the link names one that is not popular [APPT-1/page]', async () => {
    open('?storeNumber=7&serviceId=cooling');
    await findTitle(STEP_TITLES.datetime);
    await press('Edit Service');
    expect(listNames()).toHaveLength(6);
  });

  test('are still chosen after a reload before the step is finished, but not in a later booking [XB-1/store-service]', async () => {
    open();
    await findTitle(STEP_TITLES.service);
    await press('Show all 6 services');
    await page.user.click(screen.getByRole('checkbox', { name: /cooling/ }));
    document.body.replaceChildren();
    open(location.search);
    await findTitle(STEP_TITLES.service);
    expect(screen.getByRole('checkbox', { name: /cooling/ })).toBeChecked();
    await press('Continue');
    await findTitle(STEP_TITLES.datetime);
    expect(selectServiceIds(page.store.getState())).toEqual(['cooling']);
    expect(readSessionItem(`${DRAFT_PREFIX}booking-services`)).toBeUndefined();
  });

  test('show how long the chosen ones take together, and what they cost [XB-1/store-service]', async () => {
    open();
    await findTitle(STEP_TITLES.service);
    const total = screen.getByRole('status');
    expect(total).toBeEmptyDOMElement();
    await page.user.click(screen.getByRole('checkbox', { name: /oil-change/ }));
    expect(total).toHaveTextContent('1 service About 45 min · $49.99 plus tax');
    await page.user.click(screen.getByRole('checkbox', { name: /brakes/ }));
    expect(total).toHaveTextContent(
      '2 services About 1 hr 30 min · $49.99 plus tax, and what the store quotes',
    );
    await page.user.click(screen.getByRole('checkbox', { name: /oil-change/ }));
    expect(total).toHaveTextContent('1 service About 45 min · The store quotes the price');
    await press('Continue');
    await findTitle(STEP_TITLES.datetime);
    expect(screen.getByText('About 45 min · The store quotes the price')).toBeVisible();
  });
});

describe('a booking', () => {
  test('warns before the same services are booked again after another tab has booked them [APPT-1]', async () => {
    await openReview();
    const storeNumber = getState().store?.storeNumber ?? '';
    const warning = REVIEW_LABELS.alreadyBooked({ time: 'Tuesday, November 24 at 9:00 AM' });
    expect(screen.queryByText(warning)).toBeNull();
    savedLastBooking.save({
      storeNumber,
      serviceIds: [...selectServiceIds(page.store.getState())],
      start: '2026-11-24T09:00:00-06:00',
    });
    act(() => void dispatchEvent(new StorageEvent('storage', { key: LAST_BOOKING_KEY })));
    expect(screen.getByText(warning)).toBeVisible();
    savedLastBooking.save({
      storeNumber,
      serviceIds: ['other'],
      start: '2026-11-24T09:00:00-06:00',
    });
    act(() => void dispatchEvent(new StorageEvent('storage', { key: LAST_BOOKING_KEY })));
    expect(screen.queryByText(warning)).toBeNull();
  });

  test('stays in the loading view until the store and its services are known [XB-1/view]', async () => {
    let finish = (): void => {};
    page.respond = ({ path }) =>
      path === 'appointment/services'
        ? new Promise((resolve) => {
            finish = () => resolve(ok({ services: [OIL] }));
          })
        : undefined;
    open();
    expect(getState().view).toBe('loading');
    await waitFor(() =>
      expect(page.sent.map(({ path }) => path)).toContain('appointment/services'),
    );
    expect(getState().view).toBe('loading');
    await act(async () => finish());
    // The store has one service, so the booking begins with its times.
    await findTitle(STEP_TITLES.datetime);
  });

  test('leads from the service to the confirmation and sends what was selected [XB-1/view] [XB-1/store-service] [XB-1/contact] [XB-1/vehicle] [XB-1/date-time] [XB-1/time-slot] [APPT-1/page] [APPT-1/source] [APPT-1/store-number]', async () => {
    for (const name of ['booking-services', 'booking-vehicle', 'review'])
      writeSessionItem(DRAFT_PREFIX + name, {});
    open('?storeNumber=7&sa_source=offer-email&offer=fall');
    await answerAll();
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
        additionalServices: [],
      },
      timeSlotId: '2026-11-23T14:30',
      vehicleSelected: { year: 2019, make: 'Toyota', model: 'Camry', trim: 'LE' },
      contactInfo: { firstName: 'Ada', lastName: 'Byron' },
    });
    expect(startedBooking.read()).toBeUndefined();
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith(DRAFT_PREFIX))).toEqual([
      `${DRAFT_PREFIX}review`,
    ]);
  });

  test('names the offer with which the visitor came [APPT-1/source]', async () => {
    page.respond = ({ path }) =>
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

  test("names a service's offer up to the confirmation [APPT-1/source]", async () => {
    page.respond = ({ path }) =>
      path === 'promotions/alloffers'
        ? ok({
            tirePromotions: [],
            servicePromotions: [
              { code: 's', friendlyId: 'oil-15', displayName: '$15 off an oil change' },
            ],
          })
        : undefined;
    open('?storeNumber=7&offer=oil-15');
    expect(await screen.findByText('$15 off an oil change')).toBeVisible();
    await answerAll();
    await bookIt();
    await findTitle(CONFIRMATION_LABELS.title);
    expect(screen.getByText('$15 off an oil change')).toBeVisible();
    expect(screen.getByText(WHAT_TO_BRING.keys)).toBeVisible();
    expect(screen.queryByText(WHAT_TO_BRING.offer)).toBeNull();
  });

  test('names the tires of the link by name and size or else by item number, and sends them as products [APPT-1/source] [ARRV-4/booking]', async () => {
    page.respond = ({ path }) => {
      if (path === 'tire/details/200') return ok(TIRE_200);
      if (path === 'tire/details/201') return FOREIGN_404;
      return undefined;
    };
    await openReview('?storeNumber=7&tires=2x200,2x201');
    expect(screen.getByText('2 × Northpeak Trail 200 205/55R16')).toBeVisible();
    expect(screen.getByText('2 × item 201')).toBeVisible();
    await bookIt();
    await findTitle(CONFIRMATION_LABELS.title);
    expect(screen.getByText('2 × Northpeak Trail 200 205/55R16')).toBeVisible();
    const products = [
      { code: '200', qty: 2 },
      { code: '201', qty: 2 },
    ];
    expect(getBodies('appointment/create')).toEqual([expect.objectContaining({ products })]);
    expect(getBodies('appointment/create')).toEqual([
      expect.not.objectContaining({ comments: expect.anything() as unknown }),
    ]);
    expect(getBodies('appointment/hold').at(-1)).toMatchObject({ products });
  });

  test('no longer sends removed tires, even after a reload [APPT-1/source]', async () => {
    open('?storeNumber=7&tires=4x200');
    await findTitle(STEP_TITLES.service);
    await press('Remove tires');
    expect(screen.queryByText(/item 200/)).toBeNull();
    expect(location.search).toBe('?storeNumber=7&step=service');
    document.body.replaceChildren();
    open(location.search);
    await answerAll();
    await bookIt();
    await findTitle(CONFIRMATION_LABELS.title);
    expect(getBodies('appointment/create')).toEqual([
      expect.not.objectContaining({ products: expect.anything() as unknown }),
    ]);
  });

  test('keeps the tires when an earlier booking continues, and asks for times by them [XB-1/view] [ARRV-3/availability]', async () => {
    open('?storeNumber=7&serviceId=oil&tires=4x200');
    await findTitle(STEP_TITLES.datetime);
    document.body.replaceChildren();
    open('');
    await findTitle(STEP_TITLES.datetime);
    expect(screen.getByText('4 × item 200')).toBeVisible();
    const availability = page.sent.filter(({ path }) => path === 'appointment/availability');
    expect(new Set(availability.map(({ url }) => url.searchParams.get('products')))).toEqual(
      new Set(['200:4']),
    );
  });

  test("doesn't name an earlier booking's tires in a booking of another service [XB-1/view]", async () => {
    open('?storeNumber=7&serviceId=oil&tires=4x200');
    await findTitle(STEP_TITLES.datetime);
    document.body.replaceChildren();
    open('?storeNumber=7&serviceId=brakes');
    await findTitle(STEP_TITLES.datetime);
    expect(screen.queryByText(/item 200/)).toBeNull();
  });

  test("begins with a link's vehicle, without the services and the tires of an earlier booking, and continues after a reload [XB-1/vehicle] [APPT-1/source]", async () => {
    open('?storeNumber=7&serviceId=oil&tires=4x200');
    await findTitle(STEP_TITLES.datetime);
    document.body.replaceChildren();
    open('?storeNumber=7&year=2004&make=Ford&model=Ranger&trim=XLT');
    await findTitle(STEP_TITLES.service);
    expect(getState().vehicleSelected).toEqual({
      year: 2004,
      make: 'Ford',
      model: 'Ranger',
      trim: 'XLT',
    });
    expect(selectServiceIds(page.store.getState())).toEqual([]);
    expect(getState().tires).toEqual([]);
    document.body.replaceChildren();
    open(location.search);
    await findTitle(STEP_TITLES.service);
    expect(getState().vehicleSelected).toMatchObject({ model: 'Ranger' });
    // Nothing has been selected instead of the earlier booking yet.
    expect(startedBooking.read()).toMatchObject({ serviceIds: ['oil'], tires: [{ code: '200' }] });
    await selectService();
    await findTitle(STEP_TITLES.datetime);
    document.body.replaceChildren();
    open(location.search);
    await findTitle(STEP_TITLES.datetime);
    expect(getState().vehicleSelected).toMatchObject({ model: 'Ranger' });
    expect(selectServiceIds(page.store.getState())).toEqual(['oil']);
  });

  test("keeps the vehicle that replaced the link's, and the time, after a reload, until the link is opened again [XB-1/vehicle]", async () => {
    open(RANGER_LINK);
    await selectFirstTime();
    const camry = { year: 2019, make: 'Toyota', model: 'Camry', trim: 'LE' };
    act(() => void page.store.dispatch(bookingChanged({ vehicleSelected: camry })));
    document.body.replaceChildren();
    open(location.search);
    await findTitle(STEP_TITLES.contact);
    expect(getState().vehicleSelected).toEqual(camry);
    document.body.replaceChildren();
    open(RANGER_LINK);
    await findTitle(STEP_TITLES.datetime);
    expect(getState().vehicleSelected).toMatchObject({ model: 'Ranger' });
  });

  test('keeps the time when the link to the same service for the same vehicle is opened again [XB-1/vehicle] [APPT-1/source]', async () => {
    open(RANGER_LINK);
    await selectFirstTime();
    document.body.replaceChildren();
    open(RANGER_LINK);
    await findTitle(STEP_TITLES.contact);
    expect(getState()).toMatchObject({
      timeSlotId: '2026-11-23T14:30',
      vehicleSelected: { model: 'Ranger' },
    });
  });

  test("doesn't take the vehicle of a search for tires on whose page it is [XB-1/vehicle]", async () => {
    open('?year=2004&make=Ford&model=Ranger', { services: ['brakes'] }, '/tires/vehicle/');
    await findTitle(STEP_TITLES.datetime);
    expect(getState().vehicleSelected).toMatchObject({ model: 'Camry' });
  });

  test('requests the first times only once if the store and the service are known [XB-1/date-time]', async () => {
    open('?storeNumber=7&serviceId=oil');
    await screen.findByRole('button', { name: FIRST_TIME });
    expect(page.sent.filter(({ path }) => path === 'appointment/availability')).toHaveLength(1);
  });

  test('leaves out the state inspection [XB-2]', async () => {
    open();
    await findTitle(STEP_TITLES.service);
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    expect(screen.queryByRole('checkbox', { name: /inspection/i })).not.toBeInTheDocument();
  });

  test("offers only the author's services, and begins with the times if there is only one service [XB-1/view]", async () => {
    open('', { services: ['brakes'], storeId: '7' });
    await findTitle(STEP_TITLES.datetime);
    expect(getState().storeService).toMatchObject({ serviceId: 'brakes', locationId: '7' });
  });

  test('ignores invalid parameters, and reports each once [APPT-1/store-number]', async () => {
    open('?storeNumber=x&serviceId=%3Cb%3E');
    await findTitle(STEP_TITLES.service);
    expect(getState().store?.storeNumber).toBe('8');
    expect(page.error.mock.calls.map((call) => call.join(' '))).toEqual([
      expect.stringContaining('storeNumber'),
      expect.stringContaining('serviceId'),
    ]);
  });

  test('reports an unknown store and an unknown service in the URL, each once, and continues without them [APPT-1/store-number]', async () => {
    page.respond = ({ path }) => (path === 'store/details/99' ? NOT_FOUND : undefined);
    open('?storeNumber=99&serviceId=wax');
    await findTitle(STEP_TITLES.service);
    expect(getState().store?.storeNumber).toBe('8');
    expect(
      page.error.mock.calls
        .map((call) => call.join(' '))
        .filter((text) => text.includes('was ignored')),
    ).toEqual([expect.stringContaining('storeNumber'), expect.stringContaining('serviceId')]);
  });

  test("doesn't report or replace the store in the URL if another server responds to its details with 404 [APPT-1/store-number] [HTTP-5]", async () => {
    page.respond = ({ path }) => (path === 'store/details/99' ? FOREIGN_404 : undefined);
    open('?storeNumber=99');
    await findTitle(STEP_TITLES.location);
    expect(getState().store).toBeNull();
    expect(page.error).not.toHaveBeenCalled();
  });

  test('asks for another time after a refusal that arrives after a reload [XB-1/view]', async () => {
    page.respond = ({ path }) =>
      path === 'appointment/create' ? { status: 500, text: '' } : undefined;
    await openReview('?storeNumber=7&offer=fall&tires=4x200');
    await bookIt();
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(await screen.findByText(REVIEW_LABELS.uncertain)).toBeVisible();
    page.respond = ({ path }) =>
      path === 'appointment/create' ? refused('200', 'AppointmentsUnavailable') : undefined;
    document.body.replaceChildren();
    open(location.search);
    expect(await findTitle(STEP_TITLES.datetime)).toBeVisible();
    expect(getState()).toMatchObject({
      status: 'idle',
      contactInfo: { firstName: 'Ada', comments: '' },
    });
  });

  test("selects the link's service and the earlier time when the services load only at the second attempt [APPT-1/page] [XB-1/view]", async () => {
    startedBooking.save(DRAFT);
    page.respond = ({ path }) =>
      path === 'appointment/services' ? { status: 500, text: '' } : undefined;
    open('?storeNumber=7&serviceId=oil');
    await findTitle(STEP_TITLES.service);
    page.respond = () => undefined;
    await press('Try again');
    await findTitle(STEP_TITLES.contact);
    expect(selectServiceIds(page.store.getState())).toEqual(['oil']);
    expect(getState().slot).toEqual(DRAFT.slot);
  });

  test("loads the link's store at the second attempt, and continues with its service and the earlier time [APPT-1/store-number] [HTTP-5]", async () => {
    startedBooking.save(DRAFT);
    page.respond = ({ path }) =>
      path === 'store/details/7' ? { status: 500, text: '' } : undefined;
    open('?storeNumber=7&serviceId=oil');
    await findTitle(STEP_TITLES.location);
    expect(screen.getByText(STORE_LABELS.failed)).toBeVisible();
    await press('Try again');
    expect(await screen.findByText(STORE_LABELS.failed)).toBeVisible();
    page.respond = () => undefined;
    await press('Try again');
    await findTitle(STEP_TITLES.contact);
    expect(getState()).toMatchObject({ store: { storeNumber: '7' }, slot: DRAFT.slot });
    expect(selectServiceIds(page.store.getState())).toEqual(['oil']);
  });

  test('no longer offers to load a store that turns out not to exist [APPT-1/store-number] [HTTP-5]', async () => {
    page.respond = ({ path }) =>
      path === 'store/details/7' ? { status: 500, text: '' } : undefined;
    open('?storeNumber=7&serviceId=oil');
    await findTitle(STEP_TITLES.location);
    page.respond = ({ path }) => (path.startsWith('store/details/') ? NOT_FOUND : undefined);
    await press('Try again');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
    expect(screen.getByRole('heading', { name: STEP_TITLES.location })).toBeVisible();
  });

  test("selects the link's service, but not the earlier time, at a store that the visitor selects [APPT-1/page]", async () => {
    startedBooking.save(DRAFT);
    page.respond = ({ path }) =>
      path === 'store/details/7' ? { status: 500, text: '' } : undefined;
    open('?storeNumber=7&serviceId=oil');
    await findTitle(STEP_TITLES.location);
    await page.user.type(screen.getByLabelText(/Zip code/), '61554');
    await press('Find stores');
    await page.user.click(
      await screen.findByRole('button', { name: /^Choose this store ?: Pekin/ }),
    );
    await findTitle(STEP_TITLES.datetime);
    expect(selectServiceIds(page.store.getState())).toEqual(['oil']);
    expect(getState().slot).toBeNull();
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
    await page.user.type(screen.getByLabelText(/Zip code/), '61554');
    await press('Find stores');
    await page.user.click(
      await screen.findByRole('button', { name: /^Choose this store ?: Pekin/ }),
    );
    await findTitle(STEP_TITLES.service);
    expect(getState()).toMatchObject({ zipCode: '61554', store: { storeNumber: '8' } });
    expect(page.sent.filter(({ path }) => path.startsWith('store/set-store'))).toEqual([]);
  });

  test('says that a store takes appointments by phone only [XB-1/view]', async () => {
    page.respond = ({ path }) =>
      path.startsWith('store/details/')
        ? ok({ ...BOOKING_STORE, onlineAppointmentActiveFlag: 'N' })
        : undefined;
    // Even if the URL names a service.
    open('?storeNumber=7&serviceId=oil');
    await findTitle(STEP_TITLES.service);
    expect(screen.getByText(/takes appointments by phone/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose another store' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: /309-555-0142/ })[0]).toHaveAttribute(
      'href',
      'tel:+13095550142',
    );
  });

  test('continues a started booking after a reload, with its store, service, time, and contact [XB-1/view]', async () => {
    open('?storeNumber=8');
    await selectService();
    await selectFirstTime();
    await typeContact();
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

  test.each([
    ['is turned off', 'getItem'],
    ['is full', 'setItem'],
  ] as const)('can be sent even if storage %s [XB-1/view] [LS-3]', async (_, method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no storage', 'QuotaExceededError');
    });
    open();
    await answerAll();
    await bookIt();
    expect(await findTitle(CONFIRMATION_LABELS.title)).toBeVisible();
  });

  test('shows the confirmation again after a reload [XB-1/view]', async () => {
    await openReview();
    await bookIt();
    await findTitle(CONFIRMATION_LABELS.title);
    document.body.replaceChildren();
    open(location.search);
    await findTitle(CONFIRMATION_LABELS.title);
    expect(screen.getByText(RECEIPT.confirmationNumber)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    expect(
      screen.getByText("You'll drop off your vehicle. We'll text you when it's ready."),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: CONFIRMATION_LABELS.manage })).toBeVisible();
  });

  test('says after a reload that the appointment has been moved or canceled since [XB-1/store-service]', async () => {
    const appointment = {
      ...RECEIPT,
      start: '2026-11-25T08:00:00-06:00',
      end: '2026-11-25T08:45:00-06:00',
      state: 'booked',
      storeNumber: '7',
      timeZone: 'America/Chicago',
      services: [OIL],
      contact: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', phone: '' },
      dropWaitOption: 'drop',
      pickupPreference: 'text',
    };
    let state = 'booked';
    page.respond = ({ path }) =>
      path === 'appointment/get/a-1' ? ok({ ...appointment, state }) : undefined;
    savedConfirmation.save(CONFIRMED);
    open('?step=confirmation');
    expect(await screen.findByText('Wednesday, November 25 at 8:00 AM')).toBeVisible();
    expect(page.sent.at(-1)?.url.searchParams.get('key')).toBe('k');
    const summary = within(screen.getByRole('complementary'));
    expect(summary.getByText("You'll drop off your vehicle.")).toBeVisible();
    state = 'cancelled';
    document.body.replaceChildren();
    open(location.search);
    const title = await findTitle(CONFIRMATION_LABELS.canceled);
    expect(screen.getByRole('status')).toContainElement(title);
    expect(screen.queryByRole('link', { name: CONFIRMATION_LABELS.manage })).toBeNull();
    expect(screen.queryByText(/drop off|We'll text you/)).toBeNull();
    expect(screen.getByText(/Ada Byron/)).toBeVisible();
  });

  test.each(listFailures())(
    'shows the confirmation as it was if the appointment does not load: %s [XB-1/store-service] [HTTP-5]',
    async (_, fault) => {
      savedConfirmation.save(CONFIRMED);
      page.respond = ({ path }) => (path === 'appointment/get/a-1' ? fault : undefined);
      open('?step=confirmation');
      await findTitle(CONFIRMATION_LABELS.title);
      await act(() => jest.advanceTimersByTimeAsync(11_000));
      expect(await findTitle(CONFIRMATION_LABELS.title)).toBeVisible();
      expect(screen.getByRole('link', { name: CONFIRMATION_LABELS.manage })).toBeVisible();
      expect(page.sent.map(({ path }) => path)).toContain('appointment/get/a-1');
    },
  );
});

test.each(listFailures())(
  'the booking loads the services again after a failure: %s [HTTP-5]',
  async (_, fault) => {
    page.respond = ({ path }) => (path === 'appointment/services' ? fault : undefined);
    open();
    await act(() => jest.advanceTimersByTimeAsync(11_000));
    await findTitle(STEP_TITLES.service);
    expect(screen.getByText(SERVICE_LABELS.failed)).toBeVisible();
    page.respond = () => undefined;
    await press('Try again');
    expect(await screen.findByRole('checkbox', { name: /Oil/ })).toBeVisible();
  },
);

test.each(listFailures())(
  "the booking asks for a store if my store doesn't load: %s [HTTP-5]",
  async (_, fault) => {
    page.respond = ({ path }) => (path.startsWith('store/details/') ? fault : undefined);
    open();
    await act(() => jest.advanceTimersByTimeAsync(11_000));
    expect(await findTitle(STEP_TITLES.location)).toBeVisible();
  },
);
