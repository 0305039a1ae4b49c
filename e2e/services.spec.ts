import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../fixtures/services/seed/accounts';
import { expect, test } from './support/calls/calls-test';

const SUCCESS = { ok: true };
const STORE = '310001';
const ZIP = '80122';

test('every store call responds in the expected shape [HTTP-6]', async ({
  run,
  allowConsoleError,
}) => {
  allowConsoleError(/404/);
  expect(await run('getCities', 'CO')).toMatchObject({
    data: expect.arrayContaining(['Centennial']),
  });
  const found = { ...SUCCESS, data: { stores: [{ storeNumber: STORE, city: 'Centennial' }] } };
  const place = { state: 'CO', city: 'Centennial', siteName: 'fcac' };
  expect(await run('getStoresOfCity', place)).toMatchObject(SUCCESS);
  expect(await run('getStoresByZip', { zipCode: ZIP, siteName: 'fcac', radius: 5 })).toMatchObject({
    ...SUCCESS,
    data: { stores: expect.arrayContaining([expect.objectContaining({ storeNumber: STORE })]) },
  });
  const centennial = { latitude: 39.58599, longitude: -104.95921 };
  expect(await run('getStoresNear', { ...centennial, siteName: 'fcac' })).toMatchObject(found);
  const details = await run('getStoreDetails', STORE);
  expect(details).toMatchObject({ data: { storeNumber: STORE, timeZone: 'America/Denver' } });
  expect(details.ok && details.data.hours).toHaveLength(7);
  expect(await run('getStoreDetails', '999999999')).toMatchObject({
    ok: false,
    error: { kind: 'http', status: '404' },
  });
  expect(await run('getVisitorIp')).toMatchObject({ data: { ip: expect.any(String) } });
});

test('the calls that set my store respond with it, and the profile cookie contains the store and the visitor ID [HTTP-6] [COOK-2]', async ({
  run,
  context,
}) => {
  const readProfile = async (): Promise<unknown> => {
    const cookie = (await context.cookies()).find(({ name }) => name === 'bsro.cp-fcac');
    return JSON.parse(decodeURIComponent(cookie?.value ?? 'null'));
  };
  expect(await run('setStoreByZip', ZIP)).toMatchObject({ data: { storeNumber: STORE } });
  expect(await readProfile()).toMatchObject({ location: { locationLvl: 2, storeNumber: STORE } });
  expect(await run('setStoreByNumber', STORE)).toMatchObject({ data: { storeNumber: STORE } });
  expect(await run('saveMyStore', ZIP, STORE)).toMatchObject(SUCCESS);
  expect(await run('updateVisitorId', 'visitor-7')).toMatchObject(SUCCESS);
  expect(await readProfile()).toMatchObject({ vid: 'visitor-7' });
});

test('the vehicle calls list years, makes, models, and trims, and set a vehicle [HTTP-6]', async ({
  run,
}) => {
  const createListWith = (...names: string[]) => ({
    ...SUCCESS,
    data: expect.arrayContaining(names),
  });
  const choice = { year: '2019', make: 'Toyota', model: 'Camry' };
  expect(await run('getVehicleList', 'year', {})).toMatchObject(createListWith('2019'));
  expect(await run('getVehicleList', 'make', choice)).toMatchObject(createListWith('Toyota'));
  expect(await run('getVehicleList', 'model', choice)).toMatchObject(createListWith('Camry'));
  expect(await run('getVehicleList', 'trim', choice)).toMatchObject(createListWith('LE'));
  const camry = { year: 2019, make: 'Toyota', model: 'Camry', trim: 'LE', tpms: 1 } as const;
  expect(await run('setVehicle', camry)).toMatchObject(SUCCESS);
  expect(await run('getDrivingConditions', '2019-Toyota-Camry', 'LE')).toMatchObject(
    createListWith('Normal'),
  );
});

/** Fetches text from the page's host inside the page, because Node can't resolve the brands' hosts. */
const fetchText = (page: Page, url: string, accept = '*/*'): Promise<string> =>
  page.evaluate(
    async (request) => {
      const response = await fetch(request.url, { headers: { Accept: request.accept } });
      return response.text();
    },
    { url, accept },
  );

const findArticle = async (page: Page): Promise<string> => {
  const html = await fetchText(page, '/tires/');
  const article = /class="[^"]*reviews-app-v2[^>]*data-id="(\d+)"/.exec(html)?.[1];
  if (article === undefined) throw new Error('The list of tires has no article');
  return article;
};

test('prices, offers, and reviews respond for a listed tire [HTTP-6] [CARO-2]', async ({
  run,
  page,
  allowConsoleError,
  unique,
}) => {
  allowConsoleError(/404/);
  const article = await findArticle(page);
  expect(await run('getLowestPrice', STORE, { articleIDs: [article] })).toMatchObject({
    ...SUCCESS,
    data: { articleCode: article, price: expect.any(Number) },
  });
  const nothing = await run('getLowestPrice', STORE, {});
  expect(nothing.ok && nothing.data === undefined).toBe(true);
  expect(await run('getOffers', 'set-of-four-80')).toMatchObject({
    data: [{ friendlyId: 'set-of-four-80', label: 'Instant Savings' }],
  });
  const all = await run('getOffers');
  expect(all.ok && all.data.length).toBeGreaterThan(1);
  expect(await run('getOffers', 'no-such-offer')).toMatchObject({ error: { status: '404' } });
  expect(await run('getReviewSummaries', [article])).toMatchObject([
    { [article]: { averageRating: expect.any(Number), reviewCount: expect.any(Number) } },
  ]);
  const query = { id: article, sortBy: 'Newest', pageSize: 3 } as const;
  const first = await run('getReviews', query);
  if (!first) throw new Error('The reviews did not load');
  expect(first.reviews).toHaveLength(3);
  expect(first.rollup?.histogram.reduce((sum, count) => sum + count)).toBe(
    first.rollup?.reviewCount,
  );
  const second = await run('getReviews', { ...query, nextPageKey: first.nextPageKey });
  if (!second) throw new Error('The next page did not load');
  const ids = [...first.reviews, ...second.reviews].map(({ reviewId }) => reviewId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(await run('voteOnReview', ids[0] ?? '', 'helpful')).toMatchObject(SUCCESS);
  const draft = {
    productId: article,
    rating: 5,
    headline: `Quiet ${unique}`,
    comments: 'And grippy in the rain.',
    nickname: 'Pat',
    location: 'Aurora, CO',
  } as const;
  expect(await run('submitReview', draft)).toMatchObject(SUCCESS);
  // A review waits for its approval.
  const newest = await run('getReviews', query);
  if (!newest) throw new Error('The newest reviews did not load');
  expect(newest.reviews.map(({ headline }) => headline)).not.toContain(draft.headline);
});

test('a quote becomes a cart whose items and add-ons can change [HTTP-6]', async ({
  run,
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/404/);
  const code = await findArticle(page);
  const quote = await run('createQuote', {
    storeNumber: STORE,
    zipCode: ZIP,
    products: [{ code, qty: 4 }],
  });
  if (!quote.ok) throw new Error(quote.error.message);
  expect(quote.data.tire.article).toBe(code);
  const guid = quote.data.cartGuid;
  const entry = { packageId: code, products: [{ code, qty: 4, inventory: 4 }] };
  const request = { bossConfirmed: false, brgtEntries: [entry] };
  expect(await run('createCart', guid, request, `cart-${guid}`)).toMatchObject(SUCCESS);
  expect(await run('getCart', guid)).toMatchObject({ data: { items: [{ code, qty: 4 }] } });
  expect(await run('updateCartItem', guid, code, 2)).toMatchObject(SUCCESS);
  expect(await run('addAddOn', guid, '7028789')).toMatchObject(SUCCESS);
  expect(await run('getAddOns', guid)).toMatchObject({
    data: {
      addOns: [
        { code: '7009500', isAdded: false },
        { code: '7028789', isAdded: true },
      ],
    },
  });
  expect(await run('removeAddOn', guid, '7028789')).toMatchObject(SUCCESS);
  expect(await run('getCart', guid)).toMatchObject({
    data: { items: [{ code, qty: 2 }], addOns: [] },
  });
  expect(await run('removeCart', guid)).toMatchObject(SUCCESS);
  expect(await run('getCart', guid)).toMatchObject({ ok: false, error: { status: '404' } });
});

test('sends offers by text and email and subscribes an email address [HTTP-6] [SHARE-4/text] [SHARE-4/email]', async ({
  run,
  email,
}) => {
  const friendlyId = 'set-of-four-80';
  expect(await run('sendOfferByText', '3035550142', friendlyId)).toMatchObject({ code: 200 });
  expect(
    await run('sendOfferByEmail', { email, friendlyId, optin: 'No', visitorId: 'v-1' }),
  ).toMatchObject({ code: 201 });
  expect(await run('subscribeToEmails', { email, confirmEmail: email })).toMatchObject({
    code: 200,
  });
});

test('returns a fragment for a known store only [HTTP-6] [FRAG-1]', async ({
  run,
  allowConsoleError,
}) => {
  allowConsoleError(/404/);
  expect(await run('getFragment', 'fcac', 'local-store', STORE)).toContain('<');
  expect(await run('getFragment', 'fcac', 'local-store', '999999999')).toBeUndefined();
});

test('a driver signs in, changes the account, and signs out [HTTP-6] [SESS-2]', async ({ run }) => {
  const { email } = DEMO_ACCOUNTS.newcomer;
  expect(await run('authenticate', { email, authString: 'wrong password 1' })).toMatchObject({
    error: { kind: 'refused', status: '053', message: 'Invalid Login' },
  });
  const result = await run('authenticate', { email, authString: DEMO_PASSWORD });
  const token = result.ok ? result.data.tokenId : undefined;
  if (!token) throw new Error('The demo account could not sign in');
  await run('writeToken', token);
  expect(await run('getAccount')).toMatchObject({
    data: { account: { DRIVER: [{ EMAIL: email }] } },
  });
  expect(await run('checkSession')).toMatchObject({ data: { loggedIn: true, tokenId: token } });
  expect(await run('updateDriver', { CITY: 'Aurora' })).toMatchObject({
    data: { account: { DRIVER: [{ CITY: 'Aurora' }] } },
  });
  const garage = await run('saveVehicle', { YEAR: '2019', MAKE: 'Toyota', MODEL: 'Camry' });
  expect(garage.vehicles).toMatchObject([{ YEAR: '2019', MAKE: 'Toyota', MODEL: 'Camry' }]);
  expect(await run('deleteVehicle', garage.vehicles[0]?.ID ?? '')).toEqual({ vehicles: [] });
  expect(await run('addStore', STORE)).toMatchObject({
    data: { account: { STORE: [{ STORE_NUMBER: STORE }] } },
  });
  expect(await run('setPreferredStore', STORE)).toMatchObject(SUCCESS);
  expect(await run('logOut', token)).toMatchObject(SUCCESS);
  expect(await run('checkSession')).toMatchObject({ ok: false });
});

test("reports a token that the host doesn't know as an expired session [HTTP-6] [HTTP-2]", async ({
  run,
  allowConsoleError,
}) => {
  allowConsoleError(/401/);
  await run('writeToken', 'no-such-token');
  expect(await run('getAccount')).toMatchObject({
    error: { message: 'sessionExpired', isSessionExpired: true },
  });
});

test('creates an account, verifies it by email, changes its password, and resets it [HTTP-6]', async ({
  run,
  page,
  unique,
  email,
}) => {
  const readMailedLinkQuery = async (path: string): Promise<Record<string, string>> => {
    const url = `/mailbox?email=${encodeURIComponent(email)}`;
    const messages = await fetchText(page, url, 'application/json');
    const link = new RegExp(`${path}/?\\?([^"\\s]*)`).exec(messages)?.[1];
    return Object.fromEntries(new URLSearchParams(link ?? ''));
  };
  const registration = {
    email,
    authString: 'first pass-word 1',
    firstName: 'Ada',
    lastName: 'Lovelace',
    phone: '3035550143',
  };
  const created = await run('createAccount', registration, `key-${unique}`);
  expect(created).toMatchObject(SUCCESS);
  expect(await run('createAccount', registration, `key-${unique}`)).toEqual(created);
  const unverified = await run('authenticate', { email, authString: registration.authString });
  expect(unverified).toMatchObject({
    error: { message: 'Email confirmation required' },
  });
  const limitedToken = unverified.ok ? undefined : unverified.error.tokenId;
  await run('writeToken', limitedToken ?? '');
  expect(await run('sendEmailVerification', limitedToken ?? '')).toMatchObject(SUCCESS);
  const verification = await readMailedLinkQuery('/account/overview');
  expect(
    await run('verifyEmail', {
      code: verification['code'] ?? '',
      tokenId: verification['tokenId'] ?? '',
      email,
    }),
  ).toMatchObject(SUCCESS);
  const signedIn = await run('authenticate', { email, authString: registration.authString });
  await run('writeToken', (signedIn.ok && signedIn.data.tokenId) || '');
  expect(
    await run('updateAccess', {
      oldEmail: email,
      newEmail: email,
      oldAuthString: registration.authString,
      newAuthString: 'second pass-word 2',
    }),
  ).toMatchObject({ data: { tokenId: expect.any(String) } });
  await run('removeToken');
  expect(await run('sendResetPassword', email)).toMatchObject(SUCCESS);
  const { tokenId = '' } = await readMailedLinkQuery('/account/forgot-password');
  const reset = { email, authString: 'third pass-word 3', tokenId };
  expect(await run('resetPassword', reset)).toMatchObject(SUCCESS);
  expect(await run('authenticate', { email, authString: reset.authString })).toMatchObject(SUCCESS);
});

test('keeps a cached response across page loads [HTTP-3/one-hour]', async ({
  run,
  page,
  bundle,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await run('getStoreDetails', STORE);
  await page.reload();
  await page.evaluate(bundle);
  expect(await run('getStoreDetails', STORE)).toMatchObject({ data: { storeNumber: STORE } });
  expect(requests.filter((url) => url.includes('/store/details/'))).toHaveLength(1);
});

for (const fault of [
  'reset',
  'html',
  'empty',
  'malformed',
  'truncated',
  'shape',
  'success-false',
  'status:500',
  'lost',
] as const) {
  test(`returns an error value for the fault ${fault} [HTTP-5]`, async ({
    run,
    fault: failWith,
    allowConsoleError,
  }) => {
    if (/reset|lost|status/.test(fault)) allowConsoleError(/Failed to load resource/);
    await failWith('/bsro/services/store/', fault);
    expect(await run('getStoreDetails', STORE)).toMatchObject({
      ok: false,
      error: { kind: expect.any(String), message: expect.any(String) },
    });
  });
}
