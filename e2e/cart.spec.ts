import type { Page } from '@playwright/test';
import { DETAIL_LABELS } from '../src/chunks/tire-detail/messages';
import { LABELS, LOSSES, NOTICE_LABELS } from '../src/chunks/cart/messages';
import { CART_LABELS } from '../src/ui/cart/cart-messages';
import {
  follow,
  followMail,
  getField,
  getPanelHeading,
  getToggle,
  register,
  signInNewDriver,
  submit,
} from './support/account';
import { NEW_PASSWORD, NEW_DRIVER_FIRST_NAME } from './support/new-driver';
import { test as testWithCart } from './support/checkout';
import { holdRequests } from './support/hold-requests';
import { expectNoLayoutShift, watchLayoutShifts } from './support/layout-shifts';
import { createSettler, waitForMessages } from './support/settle';
import { expect, test } from './support/test';
import { watchErrors } from './support/watch-errors';
import { CHECKOUT_START } from '../src/site/order-url';

const DETAIL_PATH = /\/tires\/brands\/[a-z0-9]+\/[a-z0-9]+\/\d+\//;

const QUOTE_ID = /^[\da-f-]{36}$/;

const getCart = (page: Page) => page.locator('.bsro-cart-app');
const getIcon = (page: Page) => page.locator('.bsro-cart-link');
const getTotal = (page: Page) => getCart(page).locator('.bsro-price-list__total dd');
const getQuantity = (page: Page) => getCart(page).getByLabel(LABELS.quantity);

/** Adds the tires of the detail page to the cart. */
const addToCart = async (page: Page): Promise<void> => {
  const button = page
    .locator('.bsro-tire-detail')
    .getByRole('button', { name: DETAIL_LABELS.addToCart });
  await button.first().click();
  await expect(page.locator('.bsro-buy-box__in-cart')).toBeFocused();
};

/** Opens the cart page with the two tires of the fixture. */
const openCart = async (page: Page, query = ''): Promise<void> => {
  await page.goto(`/cart/${query}`);
  await expect(getQuantity(page)).toHaveValue('2');
};

/** Returns the ID of the quote in the page's URL. */
const getQuoteId = (page: Page): string => new URL(page.url()).search.slice(1);

const signOut = async (page: Page): Promise<void> => {
  await getToggle(page, NEW_DRIVER_FIRST_NAME).click();
  await page
    .getByRole('button', { name: 'Sign Out' })
    .or(page.getByRole('link', { name: 'Sign Out' }))
    .first()
    .click();
};

test('adds a tire to the cart, changes its quantity, adds a service, removes the cart, and undoes the removal @main [CART-1/create] [CART-1/item-update] [CART-1/add-ons] [CART-1/remove] [CART-2/removal] [CART-4/counter] [MOUNT-2/cart-v2]', async ({
  page,
  findUrl,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(await findUrl('/tires/', DETAIL_PATH));
  await addToCart(page);
  await page
    .locator('.bsro-tire-detail')
    .getByRole('link', { name: DETAIL_LABELS.viewCart })
    .first()
    .click();
  await expect(getCart(page).locator('.bsro-cart--v2')).toBeVisible();
  await expect(getCart(page).locator('.bsro-cart__bar')).toBeInViewport();
  await expect(getCart(page).getByRole('checkbox')).toHaveCount(2);
  await expectAccessible();
  const [each, sum] = await Promise.all(
    ['each', 'total'].map((part) => getCart(page).locator(`.bsro-cart__${part}`).boundingBox()),
  );
  expect(sum?.y).toBe(each?.y);
  const phone = getCart(page).locator('.bsro-cart__store a[href^="tel:"]');
  expect(await phone.evaluate((link) => link.getClientRects().length)).toBe(1);

  const before = await getTotal(page).textContent();
  await getQuantity(page).selectOption('2');
  await expect(getTotal(page)).not.toHaveText(before ?? '');
  await expect(getCart(page).locator('.bsro-cart__bar strong')).toHaveText(
    (await getTotal(page).textContent()) ?? '',
  );
  await getCart(page)
    .getByRole('checkbox', { name: /^Complete Vehicle Inspection/ })
    .check();
  await expect(getCart(page).locator('.bsro-price-list')).toContainText(
    'Complete Vehicle Inspection',
  );
  await page.reload();
  await expect(getQuantity(page)).toHaveValue('2');
  const total = await getTotal(page).textContent();

  await getCart(page).getByRole('button', { name: LABELS.remove }).click();
  const undo = getCart(page).getByRole('button', { name: NOTICE_LABELS.undo });
  await expect(undo).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
  expect(await page.evaluate(() => document.cookie)).not.toContain('aem-cart');
  await expectAccessible('.bsro-cart-app');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: LABELS.items })).toBeFocused();
  await expect(getTotal(page)).toHaveText(total ?? '');
  await expect(getCart(page).getByRole('checkbox', { name: /^Complete/ })).toBeChecked();
});

for (const width of [375, 1280]) {
  testWithCart(
    `doesn't move while its store and services load on a slow line, at ${width} pixels [MOUNT-7]`,
    async ({ page, fault }) => {
      await page.setViewportSize({ width, height: 812 });
      await watchLayoutShifts(page);
      await fault('/bsro/services/', 'delay:900');
      await page.goto('/cart/');
      await expect(getCart(page).locator('.bsro-cart__store')).toContainText(LABELS.store);
      await expect(getCart(page).getByRole('checkbox')).toHaveCount(2);
      await expectNoLayoutShift(page, true);

      if (width > 375) return;
      await holdRequests(page, '**/bsro/services/cart/item/update/**');
      await getQuantity(page).selectOption('1');
      for (const outdated of ['bar p', 'each', 'total']) {
        await expect(getCart(page).locator(`.bsro-cart__${outdated}`)).toHaveCSS('opacity', '0.6');
      }
      await expect(getCart(page).locator('.bsro-price-list')).toHaveCSS('opacity', '0.6');
    },
  );
}

test("says when tires that aren't in stock are ready, as the results and the detail page do, and sells them [ARRV-1/words]", async ({
  page,
}) => {
  await page.goto('/tires/size/?cs=215&ar=60&rs=16');
  // The name of the store loads after the tires.
  const card = page
    .locator('.bsro-tire-card')
    .filter({ hasText: /Ready .+ at Centennial Valley Forge: .* nearby/ })
    .first();
  const text = (await card.locator('.bsro-tire-card__stock').textContent()) ?? '';
  await card.getByRole('link').first().click();
  await expect(page.locator('.bsro-buy-box__stock')).toContainText(text);
  await addToCart(page);
  await page.goto('/cart/');
  await expect(getCart(page).locator('.bsro-cart__stock')).toHaveText(text);
  await expect(
    getCart(page)
      .getByRole('link', { name: /^Check out/ })
      .first(),
  ).toBeVisible();
  await page.goto(CHECKOUT_START);
  await expect(page.locator('.bsro-checkout__stock')).toHaveText(text);
});

testWithCart(
  'shows the summary below the list in version 1, and links to the checkout @main [MOUNT-2/cart-v1]',
  async ({ page, expectAccessible }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openCart(page, '?bsro-ui-tdp=v1');
    const list = await getCart(page).locator('.bsro-cart__main').boundingBox();
    const summary = await getCart(page).locator('.bsro-cart__summary').boundingBox();
    expect(summary?.y ?? 0).toBeGreaterThanOrEqual((list?.y ?? 0) + (list?.height ?? 0));
    await expectAccessible();
    await expect(
      getCart(page).locator('.bsro-cart__summary').getByRole('link', { name: LABELS.checkOut }),
    ).toHaveAttribute('href', CHECKOUT_START);
  },
);

testWithCart(
  'opens the cart in a dialog of the header, and returns the focus [STATE-3/is-cart-open] [CART-4/label]',
  async ({ page, expectAccessible }) => {
    await page.goto('/locate/display-map/');
    await expect(getIcon(page)).toHaveAttribute('aria-haspopup', 'dialog');
    await getIcon(page).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: LABELS.title });
    await expect(dialog.getByLabel(LABELS.quantity)).toHaveValue('2');
    await expectAccessible('.bsro-cart-dialog');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(getIcon(page)).toBeFocused();

    await page.setViewportSize({ width: 700, height: 800 });
    await getIcon(page).click();
    await expect(dialog).toBeVisible();
    expect((await dialog.boundingBox())?.width).toBe(700);
    await dialog.getByRole('link', { name: LABELS.viewCart }).click();
    await page.waitForURL('**/cart/');
  },
);

testWithCart(
  'follows the link when the dialog does not load [MOUNT-4/html-stays]',
  async ({ page, allowConsoleError }) => {
    await page.goto('/locate/display-map/');
    await expect(getIcon(page)).toHaveAttribute('aria-haspopup', 'dialog');
    allowConsoleError(/Failed to load resource|ChunkLoadError|cart-icon/);
    await page.route(/\/cart\..*\.js/, (route) => route.abort());
    await getIcon(page).click();
    await page.waitForURL('**/cart/');
  },
);

testWithCart(
  'says that the device is offline, and once it is back, which change may not have been saved [HTTP-5]',
  async ({ page, context, allowConsoleError, expectAccessible }) => {
    allowConsoleError(/ERR_INTERNET_DISCONNECTED/);
    await page.setViewportSize({ width: 375, height: 740 });
    await openCart(page);
    const line = page.locator('.bsro-connection');
    await context.setOffline(true);
    await expect(line).toContainText("You're offline.");
    await expectAccessible('.bsro-connection');
    await getQuantity(page).selectOption('1');
    await expect(getCart(page).getByRole('alert').filter({ hasText: /./ })).toBeVisible();
    await context.setOffline(false);
    await expect(line).toContainText('The last change to your cart may not have been saved.');
    await getQuantity(page).selectOption('1');
    await expect(line).toHaveCount(0);
    await page.reload();
    await expect(getQuantity(page)).toHaveValue('1');
  },
);

testWithCart('shows a change of one tab in another tab [CART-1/item-update]', async ({ page }) => {
  const settle = createSettler(page);
  await openCart(page);
  const other = await page.context().newPage();
  await other.goto('/cart/');
  await expect(getQuantity(other)).toBeVisible();
  const readCartItem = () => other.evaluate(() => localStorage.getItem('cart'));
  const before = await readCartItem();
  await getQuantity(other).selectOption('1');
  await expect(getQuantity(page)).toHaveValue('1');
  // The first tab loads the cart after each change, and the browser logs an error once it is gone.
  await expect.poll(readCartItem).not.toBe(before);
  await waitForMessages(page, other);
  await settle();
  await other.getByRole('button', { name: LABELS.remove }).click();
  await expect(getCart(page)).toContainText(LOSSES.elsewhere);
});

testWithCart(
  'offers to keep a cart that expires soon, and says when it has expired [CHKO-1/expiry]',
  async ({ page, expectAccessible, allowConsoleError }) => {
    await openCart(page);
    // The cart's calls happen 59 minutes ago.
    let minutes = -59;
    await page.route('**/bsro/services/cart/get/**', (route) =>
      route.continue({
        headers: {
          ...route.request().headers(),
          'x-bsro-clock': new Date(Date.now() + minutes * 60_000).toISOString(),
        },
      }),
    );
    await page.reload();
    const keep = getCart(page).getByRole('button', { name: CART_LABELS.keep });
    await expect(keep).toBeVisible();
    await expectAccessible('.bsro-cart-app');
    minutes = 0;
    await keep.click();
    await expect(keep).toBeHidden();
    minutes = 61;
    allowConsoleError(/404/);
    await page.reload();
    await expect(getCart(page)).toContainText(LOSSES.expired);
  },
);

test("offers the tires of the driver's other cart after a sign-in, and leaves them at a sign-out [CART-1/merge] [QUOT-2/sign-in]", async ({
  page,
  findUrl,
  driverEmail: email,
}) => {
  const detail = await findUrl('/tires/', DETAIL_PATH);
  const page2 = await findUrl(
    '/tires/',
    new RegExp(
      `/tires/brands/(?!${detail.split('/').slice(3, 5).join('/')}/)[a-z0-9]+/[a-z0-9]+/\\d+/`,
    ),
  );
  await page.goto(detail);
  await signInNewDriver(page, email, NEW_PASSWORD);
  await addToCart(page);
  await signOut(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toBeNull();

  await page.goto(page2);
  await addToCart(page);
  await page.goto('/cart/');
  await expect(getQuantity(page)).toHaveValue('4');
  await signInNewDriver(page, email, NEW_PASSWORD);
  const merge = getCart(page).getByRole('button', { name: NOTICE_LABELS.merge });
  await expect(merge).toBeVisible();
  await expect(getCart(page).locator('.bsro-cart__group')).toHaveCount(1);
  await merge.click();
  await expect(getCart(page).locator('.bsro-cart__group')).toHaveCount(2);
});

test("creates the quote and the cart again after a sign-in, only the quote after a sign-out, and puts the quote's ID into the URL [QUOT-2/sign-in] [QUOT-2/cart] [QUOT-2/sign-out]", async ({
  page,
  findUrl,
  driverEmail: email,
}) => {
  const readCartItem = () => page.evaluate(() => localStorage.getItem('cart'));
  await page.goto(await findUrl('/tires/', DETAIL_PATH));
  const { pathname } = new URL(page.url());
  await addToCart(page);
  const first = getQuoteId(page);
  const cart = await readCartItem();
  expect(first).toMatch(QUOTE_ID);

  await signInNewDriver(page, email, NEW_PASSWORD);
  await expect.poll(() => getQuoteId(page)).not.toBe(first);
  const second = getQuoteId(page);
  expect(second).toMatch(QUOTE_ID);
  await expect(page.locator('.bsro-buy-box__in-cart')).toBeVisible();
  await expect.poll(readCartItem).not.toBe(cart);

  await signOut(page);
  await expect.poll(readCartItem).toBeNull();
  await expect.poll(() => getQuoteId(page)).not.toBe(second);
  expect(getQuoteId(page)).toMatch(QUOTE_ID);
  expect(new URL(page.url()).pathname).toBe(pathname);
  // The previous quote's cart belongs to the driver.
  await addToCart(page);
});

test('creates the quote and the cart again at once when the visitor registers on the detail page, and again at the sign-in [QUOT-2/create-account] [QUOT-2/cart]', async ({
  page,
  findUrl,
  email,
}) => {
  const readCartItem = () => page.evaluate(() => localStorage.getItem('cart'));
  await page.goto(await findUrl('/tires/', DETAIL_PATH));
  await addToCart(page);
  const first = getQuoteId(page);
  const cart = await readCartItem();
  await register(page, email);
  await expect(getPanelHeading(page, 'Verify your account')).toBeFocused();
  await expect.poll(() => getQuoteId(page)).not.toBe(first);
  await expect.poll(readCartItem).not.toBe(cart);
  await page.reload();
  await expect(page.locator('.bsro-buy-box__in-cart')).toBeVisible();
  const before = getQuoteId(page);
  expect(before).toMatch(QUOTE_ID);

  const other = await page.context().newPage();
  await followMail(other, email);
  await expect(getPanelHeading(other, 'Account verified')).toBeFocused();
  await follow(other, 'Sign In');
  await getField(other, 'Password').fill(NEW_PASSWORD);
  await submit(other);
  await expect(getToggle(other, NEW_DRIVER_FIRST_NAME)).toBeVisible();
  await expect.poll(() => getQuoteId(page)).not.toBe(before);
  expect(getQuoteId(page)).toMatch(QUOTE_ID);
  await expect(page.locator('.bsro-buy-box__in-cart')).toBeVisible();
});

test("gives whoever opens a quote's link a cart of their own, and leaves the sender's cart alone [QUOT-1] [CART-1/create]", async ({
  page: sender,
  browser,
  baseURL,
  findUrl,
  driverEmail: email,
}) => {
  await sender.goto(await findUrl('/tires/', DETAIL_PATH));
  await addToCart(sender);
  const link = sender.url();
  const quoteId = getQuoteId(sender);

  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const recipient = await context.newPage();
  const errors = await watchErrors(context);
  await recipient.goto('/');
  await signInNewDriver(recipient, email, NEW_PASSWORD);
  await recipient.goto(link);
  // A click before the quote of the URL has loaded would create another one at once.
  await expect(recipient.locator('.bsro-tire-quote')).toBeVisible();
  expect(getQuoteId(recipient)).toBe(quoteId);
  await addToCart(recipient);
  expect(getQuoteId(recipient)).toMatch(QUOTE_ID);
  expect(getQuoteId(recipient)).not.toBe(quoteId);
  await recipient.goto('/cart/');
  await expect(getQuantity(recipient)).toHaveValue('4');
  expect(errors.problems()).toEqual([]);
  await context.close();

  await sender.goto('/cart/');
  await expect(getQuantity(sender)).toHaveValue('4');
  await sender.goto(link);
  await expect(sender.locator('.bsro-buy-box__in-cart')).toBeVisible();
  expect(getQuoteId(sender)).toBe(quoteId);
});

test("leads to the tires once from an empty cart, and by the CMS's link from one that doesn't load [MOUNT-6] [HTTP-5]", async ({
  page,
  fault,
  allowConsoleError,
}) => {
  await page.goto('/cart/');
  await expect(getCart(page).getByRole('link', { name: LABELS.byVehicle })).toBeVisible();
  const link = getCart(page).getByRole('link', { name: 'Find tires', exact: true });
  await expect(link).toBeHidden();
  allowConsoleError(/500|call/);
  await fault('/bsro/services/cart/get', 'status:500');
  await page.evaluate(() => {
    document.cookie = 'aem-cart=g-1;path=/';
  });
  await page.reload();
  await expect(getCart(page)).toContainText(LABELS.failed);
  await expect(link).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows what the CMS rendered [MOUNT-6]', async ({ page }) => {
    await page.goto('/cart/');
    await expect(page.getByRole('heading', { name: LABELS.title })).toBeVisible();
    await expect(getCart(page).getByRole('link').first()).toBeVisible();
  });
});
