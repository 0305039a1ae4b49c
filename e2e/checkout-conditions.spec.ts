import type { Page } from '@playwright/test';
import { array, looseObject, number, object, optional, parse, record, string } from 'valibot';
import { STOCK_LABELS } from '../src/chunks/checkout/messages';
import {
  CHECKOUT,
  completeSteps,
  expect,
  expectConfirmation,
  fillCard,
  getCard,
  getCardFields,
  getNotice,
  getPlaceOrder,
  getStep,
  test,
} from './support/checkout';
import { fetchResponse } from './support/fetch-response';
import { holdRequests } from './support/hold-requests';
import { expectNoLayoutShift, watchLayoutShifts } from './support/layout-shifts';
import type { Shop } from './support/shop';
import { emulateSlowNetwork } from './support/slow-network';

const MINUTE = 60_000;
const CREATE = '/bsro/services/order/create';
const STATUS = /\/bsro\/services\/order\/status/;

/** Makes the services handle the page's calls at another time. */
const setServicesTime = async (page: Page, time: Date): Promise<void> => {
  await page.route('**/bsro/services/**', (route) =>
    route.continue({
      headers: { ...route.request().headers(), 'x-bsro-clock': time.toISOString() },
    }),
  );
};

test('orders after another visitor has taken the time and the price has changed [CHKO-2] [CHKO-3]', async ({
  page,
  shop,
  cart,
  storeNumber,
  email,
  expectAccessible,
}) => {
  const [held] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/appointment/hold')),
    completeSteps(page, email),
  ]);
  await fillCard(page, 'approved');
  const { timeSlotId } = parse(object({ timeSlotId: string() }), held.postDataJSON());
  // The hold has expired by then.
  const later = new Date(Date.now() + 12 * MINUTE);
  await shop.takeSlot(storeNumber, timeSlotId, later);
  await setServicesTime(page, later);
  await getPlaceOrder(page).click();
  await expect(getStep(page, 'Installation appointment')).toBeFocused();
  const others = page.getByRole('group', { name: /^That time is no longer available\./ });
  await expect(others.getByRole('button')).toHaveCount(3);
  await expectAccessible('.bsro-checkout-app');
  await others.getByRole('button').first().click();
  await expect(page.getByText(/^We're holding .+ for you\. Time left: /)).toBeVisible();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(getStep(page, 'Billing and payment')).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expect(getCardFields(page).getByLabel('Card number')).not.toHaveValue('');

  const before = (await shop.getCart(cart.guid)).totals.total.formattedValue;
  await shop.changeQuantity(cart.guid, cart.code, 1);
  const after = (await shop.getCart(cart.guid)).totals.total.formattedValue;
  await getPlaceOrder(page).click();
  await expect(getNotice(page)).toContainText(`changed from ${before} to ${after}`);
  await expect(getNotice(page)).toBeFocused();
  await expect(getPlaceOrder(page)).toContainText(after);
  await getPlaceOrder(page).click();
  await expectConfirmation(page);
});

test('shows other tires if the selected tires are sold out, reports an expired cart, and charges nothing in either case [CART-1] [CHKO-1] [CHKO-3]', async ({
  page,
  shop,
  cart,
  openPayment,
  sent,
  expectAccessible,
}) => {
  await openPayment();
  await fillCard(page, 'approved');
  // Other stores of the brand could still lend tires.
  await page.route('**/bsro/services/order/create/*', (route) =>
    route.fulfill({
      json: {
        success: 'false',
        status: '409',
        version: 'v3',
        message: { error: 'OutOfStock' },
        data: { codes: [cart.code] },
      },
    }),
  );
  // A phone with its on-screen keyboard.
  await page.setViewportSize({ width: 375, height: 330 });
  await getPlaceOrder(page).click();
  const text = getNotice(page).getByText('The store can no longer get enough of');
  await expect(getNotice(page)).toBeFocused();
  await expect(text).toBeInViewport({ ratio: 1 });
  await expect(
    getNotice(page).getByRole('heading', { name: 'In stock at this store in the same size' }),
  ).toBeVisible();
  await expect(getNotice(page).getByRole('listitem')).not.toHaveCount(0);
  await expectAccessible('.bsro-checkout__notice');

  await page.unroute('**/bsro/services/order/create/*');
  await setServicesTime(page, new Date(Date.now() + 120 * MINUTE));
  await getPlaceOrder(page).click();
  await expect(page.getByText('Your cart has expired. Your card was not charged.')).toBeVisible();
  await expectAccessible('.bsro-checkout-app');
  expect(await shop.getCharges(sent.tokens)).toEqual([]);
});

const SEARCH = '**/bsro/services/tire/search-by-size*';

const foundTires = looseObject({
  data: looseObject({
    inventory: record(string(), looseObject({ quantity: number() })),
  }),
});

const loadedCart = looseObject({
  data: looseObject({
    readyDate: optional(string()),
    items: array(looseObject({ readyDate: optional(string()) })),
  }),
});

/** Opens the checkout with a cart of four tires that the store has too few of, and can't get. */
const openShortCart = async (
  page: Page,
  { getStock, openCart }: Pick<Shop, 'getStock' | 'openCart'>,
  storeNumber: string,
): Promise<void> => {
  const scarce = [...(await getStock(storeNumber))].find(([, stock]) => stock < 4);
  const { guid } = await openCart(storeNumber, { code: scarce?.[0] ?? '', qty: 4 });
  await page.route('**/bsro/services/cart/get/*', async (route) => {
    const response = await fetchResponse(route);
    const json = parse(loadedCart, await response.json());
    delete json.data.readyDate;
    for (const item of json.data.items) delete item.readyDate;
    await route.fulfill({ response, json });
  });
  await page.addInitScript(
    (cart) => localStorage.setItem('cart', cart),
    JSON.stringify({ data: guid, expiration: Date.now() + 60 * MINUTE }),
  );
  await page.goto(CHECKOUT);
};

for (const width of [375, 1280]) {
  test(`a single other tire for sold-out ones leaves little blank space, at ${width} pixels [MOUNT-7]`, async ({
    page,
    shop,
    storeNumber,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    await page.route(SEARCH, async (route) => {
      const response = await fetchResponse(route);
      const json = parse(foundTires, await response.json());
      const stocks = Object.values(json.data.inventory).filter(({ quantity }) => quantity >= 4);
      for (const stock of stocks.slice(1)) stock.quantity = 0;
      await route.fulfill({ response, json });
    });
    await openShortCart(page, shop, storeNumber);
    const others = page.locator('.bsro-checkout__others');
    await expect(others.getByRole('listitem')).toHaveCount(1);
    const measureBlank = () =>
      others.evaluate((element) => {
        const end = element.lastElementChild?.getBoundingClientRect().bottom ?? 0;
        return element.getBoundingClientRect().bottom - end;
      });
    await expect.poll(measureBlank).toBeLessThan(40);
    await expectAccessible('.bsro-checkout__others');
  });
}

for (const width of [375, 768]) {
  test(`nothing moves when the other tires for sold-out ones arrive late, at ${width} pixels [MOUNT-7]`, async ({
    page,
    shop,
    storeNumber,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    const sendTires = await holdRequests(page, SEARCH);
    await watchLayoutShifts(page);
    await openShortCart(page, shop, storeNumber);
    await expect(page.getByText(STOCK_LABELS.limit)).toBeVisible();
    await expect(page.locator('.bsro-checkout__store')).toBeVisible();
    const others = page.locator('.bsro-checkout__others');
    await expect(others.locator('.bsro-skeleton')).toBeVisible();
    sendTires();
    await expect(others.getByRole('link', { name: STOCK_LABELS.others })).toBeVisible();
    await expect(others.getByRole('listitem')).not.toHaveCount(0);
    await expectNoLayoutShift(page, true);
  });
}

test('requests the result of an order on a phone after a lost response, and offers to order again only if the host has no order [CHKO-3] [HTTP-5]', async ({
  page,
  shop,
  email,
  openPayment,
  sent,
  fault,
  clearFaults,
  allowConsoleError,
}) => {
  allowConsoleError(/net::ERR/);
  await page.setViewportSize({ width: 390, height: 844 });
  await openPayment();
  await fillCard(page, 'approved');
  await fault(CREATE, 'reset');
  let respond = await holdRequests(page, STATUS);
  await getPlaceOrder(page).click();
  await expect(page.getByText('We are checking whether your order went through.')).toBeVisible();
  respond();
  await expect(getNotice(page)).toContainText("Your order didn't go through");
  const getTop = (element: Element): number => element.getBoundingClientRect().top;
  const getBottom = (element: Element): number => element.getBoundingClientRect().bottom;
  await expect
    .poll(() => getNotice(page).locator('p').evaluate(getBottom), 'the text is above the bar')
    .toBeLessThanOrEqual(await page.locator('.bsro-checkout__bar').evaluate(getTop));
  expect(sent.keys).toHaveLength(1);
  await clearFaults();
  await fault(CREATE, 'lost');
  respond = await holdRequests(page, STATUS);
  await getPlaceOrder(page).click();
  await expect(page.getByText('We are checking whether your order went through.')).toBeVisible();
  respond();
  const orderNumber = await expectConfirmation(page);
  expect(sent.keys).toHaveLength(2);
  expect(await shop.countMails(email)).toBe(1);
  expect(await shop.getCharges(sent.tokens)).toEqual([
    expect.objectContaining({ state: 'charged', orderNumber }),
  ]);
});

for (const { isSent, title } of [
  { isSent: true, title: 'shows the order that was placed when the network failed' },
  { isSent: false, title: 'lets the visitor place an order again that the network never sent' },
]) {
  test(`${title}, once it is back [CHKO-3] [HTTP-5]`, async ({
    page,
    context,
    shop,
    email,
    openPayment,
    sent,
    allowConsoleError,
  }) => {
    allowConsoleError(/net::ERR/);
    await openPayment();
    await fillCard(page, 'approved');
    await page.route(
      `**${CREATE}/**`,
      async (route) => {
        if (isSent) await fetchResponse(route);
        await context.setOffline(true);
        await route.abort('internetdisconnected');
      },
      { times: 1 },
    );
    const failedCheck = page.waitForEvent('requestfailed', (request) => STATUS.test(request.url()));
    await getPlaceOrder(page).click();
    await failedCheck;
    await expect(page.getByText('We are checking whether your order went through.')).toBeVisible();
    await expect(getPlaceOrder(page)).toBeHidden();
    await context.setOffline(false);
    if (!isSent) {
      await expect(getNotice(page)).toContainText("Your order didn't go through");
      await expect(getNotice(page)).toBeFocused();
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
      await expect(getCardFields(page).getByLabel('Card number')).not.toHaveValue('');
      await getPlaceOrder(page).click();
    }
    const orderNumber = await expectConfirmation(page);
    expect(new Set(sent.keys).size).toBe(isSent ? 1 : 2);
    expect(await shop.countMails(email)).toBe(1);
    expect(await shop.getCharges(sent.tokens)).toEqual([
      expect.objectContaining({ state: 'charged', orderNumber }),
    ]);
  });
}

test('a reload while the order is placed leads to its confirmation [CHKO-3]', async ({
  page,
  shop,
  email,
  openPayment,
  allowConsoleError,
}) => {
  // The cart has become the order.
  allowConsoleError(/status of 404 .*\/cart\/get\//);
  await openPayment();
  await fillCard(page, 'approved');
  const devtools = await page.context().newCDPSession(page);
  const arrived = new Promise((resolve) => {
    devtools.once('Fetch.requestPaused', resolve);
  });
  // The response never arrives.
  await devtools.send('Fetch.enable', {
    patterns: [{ urlPattern: `*${CREATE}/*`, requestStage: 'Response' }],
  });
  await getPlaceOrder(page).click();
  await arrived;
  await page.reload();
  await expectConfirmation(page);
  expect(await shop.countMails(email)).toBe(1);
});

test('reports that the bank did not respond, voids its charge, and takes another card [CHKO-3]', async ({
  page,
  shop,
  cart,
  storeNumber,
  email,
  openPayment,
  sent,
}) => {
  const stock = (await shop.getStock(storeNumber)).get(cart.code);
  await openPayment();
  await fillCard(page, 'timeout');
  await getPlaceOrder(page).click();
  await expect(page.getByRole('button', { name: 'Placing your order…' })).toBeDisabled();
  await expect(getCard(page)).toContainText(
    "Your bank didn't respond in time, and your card was not charged.",
  );
  await expect(getCard(page)).toBeFocused();
  expect((await shop.getCharges(sent.tokens)).map(({ state }) => state)).toEqual(['voided']);
  expect((await shop.getStock(storeNumber)).get(cart.code)).toBe(stock);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expect(getCardFields(page).getByLabel('Card number')).not.toHaveValue('');

  await fillCard(page, 'approved');
  await getPlaceOrder(page).click();
  const orderNumber = await expectConfirmation(page);
  expect(await shop.getCharges(sent.tokens.slice(1))).toEqual([
    expect.objectContaining({ state: 'charged', orderNumber }),
  ]);
});

test('places one order on a slow connection, and loses no input [CHKO-3]', async ({
  page,
  shop,
  email,
  sent,
}) => {
  await emulateSlowNetwork(page);
  await completeSteps(page, email);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await fillCard(page, 'approved');
  const place = await holdRequests(page, `**${CREATE}/**`);
  await getPlaceOrder(page).dblclick();
  const busy = page.getByRole('button', { name: 'Placing your order…' });
  await expect(busy).toBeDisabled();
  const readDuration = () =>
    busy.evaluate((element) => getComputedStyle(element, '::before').animationDuration);
  expect(await readDuration()).toBe('0.8s');
  // The spinner is slower.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await readDuration()).toBe('4s');
  place();
  const orderNumber = await expectConfirmation(page);
  expect(sent.tokens).toHaveLength(1);
  expect(await shop.getCharges(sent.tokens)).toEqual([
    expect.objectContaining({ state: 'charged', orderNumber }),
  ]);
});
