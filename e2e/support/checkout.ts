import type { FrameLocator, Locator, Page, Request } from '@playwright/test';
import { object, parse, string } from 'valibot';
import type { CardBehavior } from '../../fixtures/services/payments/test-cards';
import type { SavedEntries } from '../../src/store/checkout/checkout-storage';
import { getLastNextTime } from './next-times';
import { BILLING, createShop, getCardNumber, SECURITY_CODE } from './shop';
import type { Shop } from './shop';
import { expect, test as base } from './test';

export const CHECKOUT = '/checkout/';

/** Milliseconds that the page keeps the cart's GUID. */
const CART_LIFETIME = 3_600_000;

/** The order requests that a page has sent so far: their card tokens and idempotency keys. */
interface SentOrders {
  readonly tokens: readonly string[];
  readonly keys: readonly string[];
}

interface CheckoutFixtures {
  readonly shop: Shop;
  /** The cart in the page's browser, with two tires. */
  readonly cart: { readonly guid: string; readonly code: string; readonly qty: number };
  /**
   * Opens the payment step, for which only the card is missing. The page restores the entries of the other
   * steps as after a reload; it holds the time when the order is placed.
   */
  readonly openPayment: () => Promise<void>;
  /** The order requests that the page sends. */
  readonly sent: SentOrders;
}

/** A test whose browser has a cart on every brand's site. */
export const test = base.extend<CheckoutFixtures>({
  shop: async ({ playwright, baseURL }, use) => {
    const request = await playwright.request.newContext();
    await use(createShop(request, baseURL ?? ''));
    await request.dispose();
  },

  cart: async ({ shop, storeNumber }, use) => {
    await use(await shop.openCart(storeNumber));
  },

  storageState: async ({ cart, origin }, use) => {
    const value = JSON.stringify({ data: cart.guid, expiration: Date.now() + CART_LIFETIME });
    await use({
      cookies: [],
      origins: ['fcac', 'tiresplus', 'hibdontire', 'wheelworks'].map((site) => ({
        origin: origin(site),
        localStorage: [{ name: 'cart', value }],
      })),
    });
  },

  openPayment: async ({ page, shop, cart, storeNumber, email }, use) => {
    await use(async () => {
      // The first times may pass while a test runs.
      const slot = (await shop.getSlots(storeNumber))[2];
      const entries: SavedEntries = {
        guid: cart.guid,
        storeNumber,
        slot: slot && { ...slot, dropOffOnly: false },
        visit: { dropWaitOption: 'wait', pickupPreference: 'text', comments: '' },
        billing: { ...BILLING, street2: '', email },
      };
      // A page of the site without scripts.
      await page.goto('/healthz');
      await page.evaluate(
        (item) => sessionStorage.setItem('bsro-checkout', item),
        JSON.stringify(entries),
      );
      await page.goto(`${CHECKOUT}?step=3`);
      await expect(getStep(page, 'Billing and payment')).toBeVisible();
    });
  },

  sent: async ({ page }, use) => {
    await use(watchOrders(page));
  },
});

export { expect };

/** The open step: the form or section that the heading names. */
export const getStep = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 2, name, exact: true });

export const getCardFields = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title^="Card details"]');

/** The card fields with their error messages. */
export const getCard = (page: Page): Locator =>
  page.getByRole('group', { name: 'Card', exact: true });

export const getPlaceOrder = (page: Page): Locator =>
  page.getByRole('button', { name: /^Place order/ });

export const getNotice = (page: Page): Locator => page.locator('.bsro-checkout__notice');

/** Enters a card; the security code has four digits for American Express. */
export const fillCard = async (
  page: Page,
  behavior: CardBehavior,
  code = SECURITY_CODE,
): Promise<void> => {
  const fields = getCardFields(page);
  await fields.getByLabel('Card number').fill(getCardNumber(behavior));
  await fields.getByLabel(/^Expiration/).fill('12/31');
  await fields.getByLabel('Security code').fill(code);
};

/** Enters the billing details. */
export const fillBilling = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('First name').fill(BILLING.firstName);
  await page.getByLabel('Last name').fill(BILLING.lastName);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Mobile phone').fill(BILLING.mobile);
  await page.getByLabel('Street address').fill(BILLING.street1);
  await page.getByLabel('City').fill(BILLING.city);
  await page.getByLabel('State', { exact: true }).selectOption(BILLING.state);
  await page.getByLabel('Zip code').fill(BILLING.zip);
};

/** Selects a time, and continues to the payment. */
export const selectTime = async (page: Page): Promise<void> => {
  await getLastNextTime(page).click();
  await expect(page.getByText(/^We're holding .+ for you\. Time left: /)).toBeVisible();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(getStep(page, 'Billing and payment')).toBeFocused();
};

/** Opens the checkout, and completes all steps before the card by hand. */
export const completeSteps = async (page: Page, email: string): Promise<void> => {
  await page.goto(`${CHECKOUT}?step=2`);
  await selectTime(page);
  await fillBilling(page, email);
};

const sentOrder = object({ payment: object({ token: string() }) });

/** Collects the order requests that a page sends. */
export const watchOrders = (page: Page): SentOrders => {
  const seen = { tokens: new Array<string>(), keys: new Array<string>() };
  page.on('request', (request: Request) => {
    if (!request.url().includes('/bsro/services/order/create/')) return;
    seen.tokens.push(parse(sentOrder, request.postDataJSON()).payment.token);
    seen.keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return seen;
};

/** Waits for the confirmation of the placed order; returns its number. */
export const expectConfirmation = async (page: Page): Promise<string> => {
  // Until this page opens, the checkout has the same heading.
  await page.waitForURL(/\/checkout\/confirmation\/\?order=\w/);
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  return new URL(page.url()).searchParams.get('order') ?? '';
};
