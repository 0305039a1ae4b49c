import { instance, literal, pipe, safeParse, strictObject, transform, tuple, union } from 'valibot';
import { clearCookies } from '../../test/clear-cookies';
import { FAULTS, fakeServices, ok, listFaultsExcept } from '../../test/fake-services';
import type { FakeResponse, Fault, ServiceCall } from '../../test/fake-services';
import { leavePage, returnToPage } from '../../test/page-transitions';
import { writeJsonCookie } from '../browser/cookies';
import { writeToken } from './token-cookie';
import * as access from './account/access';
import * as account from './account/profile';
import * as session from './account/session';
import * as signIn from './account/sign-in';
import * as appointments from './appointments';
import * as cart from './cart';
import { getFragment } from './fragments';
import { READ_TIMEOUT, WRITE_TIMEOUT } from './http';
import * as messages from './messages';
import * as orders from './orders';
import { getLowestPrice } from './pricing';
import { getOffers } from './promotions';
import { createQuote, getQuote } from './quotes';
import { ServiceError } from './result';
import * as reviews from './reviews';
import * as stores from './stores';
import * as tireSearch from './tire-search';
import { getTireDetails } from './tire-details';
import { getTirePrice } from './tire-price';
import * as tires from './tires';
import * as vehicles from './vehicles';

const CAR = { year: 2019, make: 'Toyota', model: 'Camry' };
const RESET = { email: 'a@b.co', authString: 'p', tokenId: 't' };
const VISIT = {
  storeNumber: '7',
  timeSlotId: 't-1',
  serviceIds: ['oil'],
  vehicle: CAR,
  contact: { firstName: 'A', lastName: 'B', email: 'a@b.co', phone: '3035550100' },
  dropWaitOption: 'drop',
  pickupPreference: 'text',
} as const;
const CART = { bossConfirmed: false, brgtEntries: [] };

const ORDER = {
  holdId: 'h-1',
  appointment: { dropWaitOption: 'drop', pickupPreference: 'text' },
  billing: {
    firstName: 'A',
    lastName: 'B',
    email: 'a@b.co',
    mobile: '3035550100',
    street1: '1 Main St',
    street2: '',
    city: 'Peoria',
    state: 'IL',
    zip: '61614',
    country: 'US',
  },
  payment: {
    token: 'tok_1',
    paymentBrand: 'visa',
    lastFour: '0007',
    expiryMonth: '12',
    expiryYear: '2031',
  },
  expectedTotal: { value: 400, formattedValue: '$400.00' },
} as const;

const CAMRY = { year: '2019', make: 'Toyota', model: 'Camry' };

/** Every service call: the expected request, how to run it, and the expected body. */
const CALLS: [request: string, run: () => unknown, body?: unknown][] = [
  [
    'POST account/create',
    () =>
      access.createAccount(
        { email: 'a@b.co', authString: 'p', firstName: 'A', lastName: 'B', phone: '' },
        'key-12345678',
      ),
    { email: 'a@b.co', authString: 'p', firstName: 'A', lastName: 'B', phone: '' },
  ],
  [
    'POST account/authenticate',
    () => signIn.authenticate({ email: 'a@b.co', authString: 'p' }),
    { email: 'a@b.co', authString: 'p' },
  ],
  ['GET account/check', () => session.checkSession()],
  ['GET account/get', () => session.getAccount()],
  [
    'POST account/update-access',
    () =>
      access.updateAccess({
        oldEmail: 'a@b.co',
        newEmail: 'a@b.co',
        oldAuthString: 'o',
        newAuthString: 'n',
      }),
    { oldEmail: 'a@b.co', newEmail: 'a@b.co', oldAuthString: 'o', newAuthString: 'n' },
  ],
  [
    'POST account/send-reset-password',
    () => access.sendResetPassword('a@b.co'),
    { email: 'a@b.co' },
  ],
  ['POST account/reset', () => access.resetPassword(RESET), RESET],
  [
    'POST account/update-section',
    () => account.updateDriver({ FIRSTNAME: 'Ada' }),
    { DRIVER: [{ FIRSTNAME: 'Ada' }] },
  ],
  [
    'POST account/update-section',
    () => account.saveVehicle({ YEAR: '2019' }),
    { VEHICLE: [{ YEAR: '2019' }] },
  ],
  [
    'POST account/verify-email',
    () => access.verifyEmail({ code: 'c', tokenId: 't', email: 'a@b.co' }),
    { code: 'c', tokenId: 't', email: 'a@b.co' },
  ],
  [
    'POST account/send-email-verification',
    () => signIn.sendEmailVerification('t'),
    { tokenId: 't' },
  ],
  ['POST account/logout', () => session.logOut('t'), { tokenId: 't' }],
  ['POST account/add-store', () => account.addStore('7'), { storeId: '7' }],
  ['POST account/set-preferred-store', () => account.setPreferredStore('7'), { storeId: '7' }],
  ['POST account/delete-vehicle', () => account.deleteVehicle('v'), { vehicleId: 'v' }],
  [
    'GET account/get-driving-conditions?ymm=2019-Toyota-Camry&trim=LE',
    () => account.getDrivingConditions('2019-Toyota-Camry', 'LE'),
  ],
  ['GET vehicle/get-years?vehicleType=main', () => vehicles.getVehicleList('year', CAMRY, 'main')],
  ['GET vehicle/get-makes?vehicleType=tce&year=2019', () => vehicles.getVehicleList('make', CAMRY)],
  [
    'GET vehicle/get-models?vehicleType=tce&year=2019&make=Toyota',
    () => vehicles.getVehicleList('model', CAMRY),
  ],
  [
    'GET vehicle/get-trims?vehicleType=tce&year=2019&make=Toyota&model=Camry',
    () => vehicles.getVehicleList('trim', CAMRY),
  ],
  [
    'GET profile/set-vehicle?year=2019&make=Toyota&model=Camry&trim=LE&tpms=1&vehicleType=tce',
    () => vehicles.setVehicle({ ...CAR, trim: 'LE', tpms: 1 }),
  ],
  ['GET profile/update-vid?vid=v-2', () => stores.updateVisitorId('v-2')],
  ['GET profile/update-vid?vid=v-2&ip=192.0.2.7', () => stores.updateVisitorId('v-2', '192.0.2.7')],
  ['GET store/set-store-by-zip?zipCode=80122', () => stores.setStoreByZip('80122')],
  ['GET store/set-store-by-store-number?storeNumber=7', () => stores.setStoreByNumber('7')],
  ['GET store/save-mystore?zipCode=80122&storeNumber=7', () => stores.saveMyStore('80122', '7')],
  [
    'GET store/location/get-list-by-lat-lng?storeCount=1&latitude=39&longitude=-104',
    () => stores.getStoresNear({ latitude: 39, longitude: -104 }),
  ],
  [
    'GET store/location/get-list-by-zip?zipCode=80122&siteName=fcac&radius=25',
    () => stores.getStoresByZip({ zipCode: '80122', siteName: 'fcac', radius: 25 }),
  ],
  [
    'GET store/location/get-list-state-city?state=CO&city=Aurora',
    () => stores.getStoresOfCity({ state: 'CO', city: 'Aurora' }),
  ],
  ['GET store/get-city?state=CO', () => stores.getCities('CO')],
  ['GET store/get-city?state=CO&siteName=fcac', () => stores.getCities('CO', 'fcac')],
  ['GET store/details/7', () => stores.getStoreDetails('7')],
  ['GET store/location/geo-location', () => stores.getVisitorIp()],
  [
    'GET store/pricing-details?storeNumber=7&articleIDs=1%2C2&brand=Northpeak&tireName=Trail',
    () => getLowestPrice('7', { articleIDs: ['1', '2'], brand: 'Northpeak', tireName: 'Trail' }),
  ],
  ['GET store/pricing-details?storeNumber=7', () => getLowestPrice('7', { articleIDs: [] })],
  ['POST cart/create/g', () => cart.createCart('g', CART, 'key-12345678'), CART],
  ['GET cart/get/g', () => cart.getCart('g')],
  ['GET cart/mine', () => cart.getDriverCart()],
  ['POST cart/merge/g', () => cart.mergeCarts('g', 'h'), { fromGuid: 'h' }],
  ['POST order/create/g', () => orders.createOrder('g', ORDER, 'key-12345678'), ORDER],
  ['GET order/status?key=key-12345678', () => orders.getOrderStatus('key-12345678')],
  ['GET order/get/T1?key=k', () => orders.getOrder('T1', 'k')],
  ['GET order/get/T1', () => orders.getOrder('T1', undefined)],
  ['POST cart/remove/g', () => cart.removeCart('g'), {}],
  ['PUT cart/item/update/g', () => cart.updateCartItem('g', '1', 2), { code: '1', qty: 2 }],
  ['GET cart/addons/get/g', () => cart.getAddOns('g')],
  ['POST cart/addons/add/g', () => cart.addAddOn('g', '7028789'), { code: '7028789' }],
  ['DELETE cart/addons/remove/g?code=7028789', () => cart.removeAddOn('g', '7028789')],
  [
    'POST quote/create',
    () => createQuote({ storeNumber: '7', zipCode: '80122', products: [{ code: '1', qty: 4 }] }),
    { storeNumber: '7', zipCode: '80122', products: [{ code: '1', qty: 4 }] },
  ],
  ['GET promotions/alloffers?friendlyId=set-of-four', () => getOffers('set-of-four')],
  ['GET promotions/alloffers', () => getOffers()],
  ['GET appointment/services?storeNumber=7', () => appointments.getAppointmentServices('7')],
  [
    'GET appointment/availability?storeNumber=7&from=2026-11-24&days=7&serviceIds=oil%2Cbrakes',
    () =>
      appointments.getAvailability({
        storeNumber: '7',
        serviceIds: ['oil', 'brakes'],
        from: '2026-11-24',
        days: 7,
      }),
  ],
  [
    'GET appointment/availability?storeNumber=7&serviceIds=oil&appointmentId=a-1&key=k',
    () =>
      appointments.getAvailability({
        storeNumber: '7',
        serviceIds: ['oil'],
        appointment: { appointmentId: 'a-1', key: 'k' },
      }),
  ],
  [
    'POST appointment/hold',
    () => appointments.holdSlot({ storeNumber: '7', timeSlotId: 't-1', serviceIds: ['oil'] }),
    { storeNumber: '7', timeSlotId: 't-1', serviceIds: ['oil'] },
  ],
  ['POST appointment/create', () => appointments.createAppointment(VISIT, 'key-12345678'), VISIT],
  [
    'GET appointment/get/a%2F1?key=k',
    () => appointments.getAppointment({ appointmentId: 'a/1', key: 'k' }),
  ],
  [
    'POST appointment/cancel',
    () => appointments.cancelAppointment({ appointmentId: 'a-1', key: 'k' }),
    { appointmentId: 'a-1', key: 'k' },
  ],
  [
    'POST appointment/reschedule',
    () => appointments.rescheduleAppointment({ appointmentId: 'a-1', timeSlotId: 't-2' }, 'key-2'),
    { appointmentId: 'a-1', timeSlotId: 't-2' },
  ],
  [
    'GET tire/search-by-vehicle?year=2019&make=Toyota&model=Camry&trim=LE&storeNumber=7&siteName=fcac',
    () => tireSearch.searchTiresByVehicle({ ...CAR, trim: 'LE' }, '7'),
  ],
  [
    'GET tire/search-by-size?cs=205&ar=55&rs=16&siteName=fcac',
    () => tireSearch.searchTiresBySize({ cs: 205, ar: 55, rs: 16 }, undefined, undefined),
  ],
  [
    'GET tire/search-by-size?cs=255&ar=35&rs=19&rearCs=275&rearAr=35&rearRs=19&storeNumber=7&siteName=fcac',
    () =>
      tireSearch.searchTiresBySize({ cs: 255, ar: 35, rs: 19 }, { cs: 275, ar: 35, rs: 19 }, '7'),
  ],
  [
    'GET tire/search-by-size?year=2019&make=Toyota&model=Camry&trim=LE&cs=205&ar=55&rs=16&siteName=fcac',
    () =>
      tireSearch.searchTiresBySize({ cs: 205, ar: 55, rs: 16 }, undefined, undefined, {
        ...CAR,
        trim: 'LE',
      }),
  ],
  ['GET tire/traits?codes=1%2C2', () => tires.getTireTraits(['1', '2'])],
  ['GET tire/details/12?storeNumber=7', () => getTireDetails('12', '7')],
  ['GET quote/get/q-1', () => getQuote('q-1')],
  [
    'GET tire/price?storeNumber=7&products=1%3A2%2C2%3A2',
    () =>
      getTirePrice('7', [
        { code: '1', qty: 2 },
        { code: '2', qty: 2 },
      ]),
  ],
  [
    'GET reviews/get-reviews-for-product-id?id=1&sortBy=Newest&pageSize=3',
    () => reviews.getReviews({ id: '1', sortBy: 'Newest', pageSize: 3 }),
  ],
  [
    'GET reviews/get-review-summaries-by-product-ids?ids=1%2C2',
    () => Promise.all(reviews.getReviewSummaries(['1', '2']).map(({ summaries }) => summaries)),
  ],
  [
    'POST sms/',
    () => messages.sendOfferByText('3035550100', 'f'),
    { phone: '3035550100', friendlyId: 'f' },
  ],
  [
    'POST contact/email-coupons',
    () => messages.sendOfferByEmail({ email: 'a@b.co', friendlyId: 'f', optin: 'No' }),
    { email: 'a@b.co', friendlyId: 'f', optin: 'No' },
  ],
  [
    'POST contact/emailsignup/',
    () => messages.subscribeToEmails({ email: 'a@b.co' }),
    { email: 'a@b.co' },
  ],
];

let sent: ServiceCall[];
let response: FakeResponse;

beforeEach(() => {
  localStorage.clear();
  clearCookies();
  document.documentElement.dataset['siteName'] = 'fcac';
  writeToken('abc');
  writeJsonCookie('bsro.cp-fcac', { vid: 'v-1' });
  response = ok({});
  sent = fakeServices(() => response);
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test.each(CALLS)(
  '%s sends the expected headers and body [HTTP-6 HTTP-1]',
  async (...[request, run, body]) => {
    await run();
    expect(sent.map(({ method, requestedUrl }) => `${method} ${requestedUrl}`)).toEqual([
      request.replace(' ', ' /bsro/services/'),
    ]);
    const isVerificationEmail = request.endsWith('send-email-verification');
    expect(sent[0]?.headers['tokenId']).toBe(isVerificationEmail ? 't' : 'abc');
    expect(sent[0]?.body).toEqual(body);
    expect(sent[0]?.headers['version']).toBe(request.includes(' reviews/') ? 'v2' : undefined);
  },
);

test('caches stores, vehicles, prices, quotes, and offers for an hour [HTTP-3]', async () => {
  const cached: string[] = [];
  response = ok({});
  for (const [request, run] of CALLS) {
    const set = jest.spyOn(Storage.prototype, 'getItem');
    await run();
    if (set.mock.calls.some(([key]) => key.startsWith('bsro-http:'))) {
      cached.push(request.replace(/^GET |\?.*/g, ''));
    }
    set.mockRestore();
  }
  expect([...new Set(cached)].sort()).toEqual([
    'account/get-driving-conditions',
    'appointment/services',
    'promotions/alloffers',
    'quote/get/q-1',
    'store/details/7',
    'store/get-city',
    'store/location/get-list-by-lat-lng',
    'store/location/get-list-by-zip',
    'store/location/get-list-state-city',
    'store/pricing-details',
    'vehicle/get-makes',
    'vehicle/get-models',
    'vehicle/get-trims',
    'vehicle/get-years',
  ]);
});

const UNEXPECTED = {
  kind: 'shape',
  status: '200',
  message: 'authentication error: Response code 200. Error: unexpected response',
} as const;

/** The error of a call that gets no usable response, by what happens instead. */
const ERRORS = {
  'the network fails': {
    kind: 'network',
    status: undefined,
    message: 'authentication error: Response code 0. Error: no connection',
  },
  'the server responds with 500': {
    kind: 'http',
    status: '500',
    message: 'authentication error: Response code 500. Error: Status 500',
  },
  'HTML arrives instead of JSON': UNEXPECTED,
  'the shape is wrong': UNEXPECTED,
  "success is 'false'": { kind: 'refused', status: '520', message: 'Internal Error' },
  'the response is truncated': UNEXPECTED,
  'no response arrives': {
    kind: 'timeout',
    status: undefined,
    message: 'authentication error: Response code 0. Error: time-out',
  },
} as const satisfies Record<Fault, object>;

/** Documented errors of calls that get no usable response (ACCT-6, ACCT-11, GARG-1). */
const DOCUMENTED: Readonly<Record<string, object>> = {
  'POST account/update-access': { status: 'BadRequest', message: 'Service Unavailable' },
  'POST account/update-section': { status: '500', message: 'Service Unavailable.' },
  'POST account/delete-vehicle': { status: '500', message: 'Service Unavailable.' },
  'POST account/reset': { status: undefined, message: 'SYSTEM_ERROR' },
};

/** Calls that use none of their response's data, so that no shape of it is wrong. */
const WITHOUT_DATA =
  /account\/(logout|set-preferred-store)|profile\/|cart\/(mine|remove)|appointment\/cancel|sms|contact/;

/** Returns what a call is expected to fail with; reviews have a failure of their own. */
const getExpectedFailure = (request: string, fault: Fault): unknown => {
  if (request.includes(' reviews/get-reviews-')) return false;
  if (request.includes(' reviews/')) return [false];
  const error = ERRORS[fault];
  const expected = error.kind === 'refused' ? error : { ...error, ...DOCUMENTED[request] };
  return expect.objectContaining(expected);
};

/** Returns the error of a failed call; any other result as it is. */
const toError = (result: unknown): unknown => {
  const parsed = safeParse(
    union([
      pipe(
        strictObject({ ok: literal(false), error: instance(ServiceError) }),
        transform(({ error }) => error),
      ),
      pipe(
        strictObject({ vehicles: tuple([]), failure: instance(ServiceError) }),
        transform(({ failure }) => failure),
      ),
    ]),
    result,
  );
  return parsed.success ? parsed.output : result;
};

test.each(CALLS)(
  '%s resolves to the expected failure and never throws [HTTP-5]',
  async (request, run) => {
    const except = WITHOUT_DATA.test(request) ? (['the shape is wrong'] as const) : [];
    const replies = [
      ...listFaultsExcept(...except),
      ['the response is truncated', FAULTS['the response is truncated']] as const,
    ];
    for (const [fault, reply] of replies) {
      response = reply;
      expect([fault, toError(await run())]).toEqual([fault, getExpectedFailure(request, fault)]);
    }
    response = { json: null };
    expect(toError(await run())).toEqual(getExpectedFailure(request, 'the shape is wrong'));
  },
);

test.each(CALLS.filter(([request]) => WITHOUT_DATA.test(request)))(
  '%s succeeds whatever the data is',
  async (_request, run) => {
    response = FAULTS['the shape is wrong'];
    expect(await run()).toMatchObject({ ok: true });
  },
);

test.each(CALLS)('%s fails when no response arrives in time [HTTP-5]', async (request, run) => {
  jest.useFakeTimers();
  response = FAULTS['no response arrives'];
  const settled = jest.fn<void, [unknown]>();
  void Promise.resolve(run()).then((result) => settled(toError(result)));
  await jest.advanceTimersByTimeAsync(
    (request.startsWith('GET') ? READ_TIMEOUT : WRITE_TIMEOUT) - 1,
  );
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(settled.mock.calls).toEqual([[getExpectedFailure(request, 'no response arrives')]]);
});

test('skips account/check without a token cookie [SESS-2]', async () => {
  clearCookies();
  expect(await session.checkSession()).toBeUndefined();
  expect(sent).toHaveLength(0);
});

test.each([CAR, { ...CAR, trim: 'LE', year: 1983 }, { year: 2019, make: 'Toyota', trim: 'LE' }])(
  'rejects a vehicle that is incomplete or from before 1984: %j [VEH-1 VAL-9]',
  async (vehicle) => {
    expect(await vehicles.setVehicle(vehicle)).toMatchObject({
      ok: false,
      error: { kind: 'refused', message: 'Incomplete vehicle data' },
    });
    expect(sent).toHaveLength(0);
  },
);

test('drops repeated entries of a list [HTTP-5 STATE-2 VEH-1]', async () => {
  const bus = { ID: '1', MODEL: 'Bus' };
  const car = { ID: '2', MODEL: 'Camry' };
  const invoice = { ID: '7', TOTAL: '1' };
  response = ok({
    account: { VEHICLE: [bus, car, bus, car], SERVICE_HISTORY_INVOICE: [invoice, invoice] },
    loggedIn: true,
  });
  expect(await session.getAccount()).toMatchObject({
    data: { account: { VEHICLE: [bus, car], SERVICE_HISTORY_INVOICE: [invoice] } },
  });
  expect(await account.deleteVehicle('3')).toMatchObject({ vehicles: [bus, car] });
  response = ok(['2019', '2018', '2019', '2018']);
  expect(await vehicles.getVehicleList('year', {})).toMatchObject({ data: ['2019', '2018'] });
  expect(await account.getDrivingConditions('2019-Toyota-Camry')).toMatchObject({
    data: ['2019', '2018'],
  });
});

test('sets a vehicle without a trim by its engine [VEH-1]', async () => {
  await vehicles.setVehicle({ ...CAR, engine: '2.5L L4' }, 'main');
  expect(sent[0]?.requestedUrl).toContain('model=Camry&engine=2.5L+L4&vehicleType=main');
});

test('refuses to set a vehicle without the profile cookie [VEH-1]', async () => {
  clearCookies();
  expect(await vehicles.setVehicle({ ...CAR, trim: 'LE' })).toMatchObject({
    ok: false,
    error: { kind: 'refused', message: 'bsro.cp cookie not found' },
  });
  expect(sent).toHaveLength(0);
});

describe('after the visitor returns to the page', () => {
  beforeEach(() => {
    // Failures of earlier tests must not reload the page.
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  });

  /** Calls that change state on the host, including GETs. */
  const CHANGES = /^(?!GET)|set-store|save-mystore|set-vehicle|update-vid/;

  test.each(CALLS)('%s is repeated only if it is safe to repeat [HTTP-5]', async (request, run) => {
    response = 'reset';
    const running = run();
    leavePage();
    returnToPage();
    await running;
    expect(sent).toHaveLength(CHANGES.test(request) ? 1 : 2);
  });

  test('a fragment of the CMS is requested again [FRAG-1]', async () => {
    response = 'reset';
    const running = getFragment('fcac', 'local-store', '7');
    leavePage();
    returnToPage();
    expect(await running).toBeUndefined();
    expect(sent).toHaveLength(2);
  });
});
