import type { Page } from '@playwright/test';
import {
  CHECKOUT,
  expect,
  expectConfirmation,
  fillCard,
  getCardFields,
  getPlaceOrder,
  getStep,
  selectTime,
  test,
} from './support/checkout';
import { expectNoHorizontalScroll } from './support/horizontal-scroll';
import { tabTo } from './support/keyboard';
import { getLastNextTime, getNextTimes } from './support/next-times';
import { expectNoLayoutShift, watchLayoutShifts } from './support/layout-shifts';
import { BILLING, getCardNumber, SECURITY_CODE } from './support/shop';
import { expectFocusUncovered } from './support/uncovered-focus';

/** A desktop window of 1280 by 900 pixels at 200%. */
const ZOOMED = { width: 640, height: 450 };
const PHONE = { width: 375, height: 812 };

const getBar = (page: Page) => page.locator('.bsro-checkout__bar');

test('leaves an empty field for the next one with one press of Tab, and with one click [CHKO-2]', async ({
  page,
}) => {
  await page.goto(`${CHECKOUT}?step=2`);
  await selectTime(page);
  const first = page.getByLabel('First name');
  await first.click();
  await page.keyboard.press('Tab');
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  const last = page.getByLabel('Last name');
  await expect(last).toBeFocused();
  await page.getByLabel('Mobile phone').click();
  await expect(last).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Mobile phone')).toBeFocused();
});

test('buys with the keyboard alone at 200% zoom, and the bar with the total never covers the focus [CHKO-2]', async ({
  page,
  email,
}) => {
  await page.setViewportSize(ZOOMED);
  await page.goto(`${CHECKOUT}?step=2`);
  const onStop = () => expectFocusUncovered(page);
  await tabTo(page, getLastNextTime(page), onStop);
  await expectNoHorizontalScroll(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^We're holding .+ for you\. Time left: /)).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Continue to payment' }), onStop);
  await page.keyboard.press('Enter');
  await expect(getStep(page, 'Billing and payment')).toBeFocused();
  await expectNoHorizontalScroll(page);
  await expect(getBar(page)).toBeInViewport({ ratio: 1 });
  await expect(getBar(page)).toContainText(/Total \$\d/);
  for (const [label, text] of [
    ['First name', BILLING.firstName],
    ['Last name', BILLING.lastName],
    ['Email', email],
    ['Mobile phone', BILLING.mobile],
    ['Street address', BILLING.street1],
    ['City', BILLING.city],
    ['State', BILLING.state],
    ['Zip code', BILLING.zip],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }).last(), onStop);
    await page.keyboard.type(text);
  }
  const fields = getCardFields(page);
  for (const [label, text] of [
    ['Card number', getCardNumber('approved')],
    ['Expiration date (MM/YY)', '12/31'],
    ['Security code', SECURITY_CODE],
  ] as const) {
    const field = fields.getByLabel(label, { exact: true });
    await tabTo(page, field, onStop);
    await expect(async () => {
      const [box, bar] = [await field.boundingBox(), await getBar(page).boundingBox()];
      expect(box?.y, label).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0), label).toBeLessThanOrEqual(bar?.y ?? 0);
    }).toPass();
    await page.keyboard.type(text);
  }
  await tabTo(page, getPlaceOrder(page), onStop);
  await page.keyboard.press('Enter');
  await expectConfirmation(page);
  await expectNoHorizontalScroll(page);
});

test("buys on a phone with autofilled fields, even if the browser's storage is full [CHKO-2] [LS-3]", async ({
  page,
  email,
  fault,
  expectAccessible,
}) => {
  // Late enough for the skeleton, which the times must not move.
  await fault('/bsro/services/appointment/availability', 'delay:1000');
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.setViewportSize(PHONE);
  await watchLayoutShifts(page);
  await page.goto(`${CHECKOUT}?step=2`);
  await expect(getNextTimes(page)).toHaveCount(3);
  await expectNoLayoutShift(page);
  await expectNoHorizontalScroll(page);
  await expect(getBar(page)).toBeInViewport({ ratio: 1 });
  await getLastNextTime(page).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(getStep(page, 'Billing and payment')).toBeFocused();
  await expectNoHorizontalScroll(page);
  await expectAccessible();
  // With an on-screen keyboard.
  await page.setViewportSize({ width: PHONE.width, height: 330 });
  for (const field of await page.locator('.bsro-checkout__fields input').all()) {
    await field.click();
    await expect(field).toBeFocused();
    await expectFocusUncovered(page);
  }
  await page.setViewportSize(PHONE);
  // As browsers do: values of all fields at once, without focus.
  await page.evaluate(
    (values) => {
      const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      for (const [token, text] of values) {
        const field = document.querySelector(`[autocomplete$="${token}"]`);
        if (field instanceof HTMLSelectElement) field.value = text;
        else value?.set?.call(field, text);
        const type = field instanceof HTMLSelectElement ? 'change' : 'input';
        field?.dispatchEvent(new Event(type, { bubbles: true }));
      }
    },
    [
      ['given-name', BILLING.firstName],
      ['family-name', BILLING.lastName],
      ['email', email],
      ['tel-national', BILLING.mobile],
      ['address-line1', BILLING.street1],
      ['address-level2', BILLING.city],
      ['address-level1', BILLING.state],
      ['postal-code', BILLING.zip],
    ] as const,
  );
  await fillCard(page, 'approved');
  await getPlaceOrder(page).click();
  await expectConfirmation(page);
  await expectNoHorizontalScroll(page);
});

for (const site of ['tiresplus', 'hibdontire', 'wheelworks']) {
  test(`shows the steps in the style of ${site}, with a phone's link to the cart on one line [CHKO-2]`, async ({
    page,
    origin,
    expectAccessible,
  }) => {
    await page.goto(`${origin(site)}${CHECKOUT}?step=2`);
    await expect(getNextTimes(page)).toHaveCount(3);
    await expectAccessible();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoHorizontalScroll(page);
    const back = page.getByRole('link', { name: 'Back to cart' });
    // The height of a link with one line of text.
    expect((await back.boundingBox())?.height).toBe(44);
  });
}

test('links to the store and the cart if scripts are disabled or storage is unavailable [CHKO-1] [LS-3]', async ({
  page,
  browser,
  baseURL,
  expectAccessible,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const read = await plain.newPage();
  await read.goto(CHECKOUT);
  await expect(read.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(read.getByText('To buy by phone, call the store.')).toBeVisible();
  const call = read.locator('main').getByRole('link', { name: /^\d{3}-\d{3}-\d{4}$/ });
  await expect(call).toHaveAttribute('href', /^tel:/);
  await read.getByRole('link', { name: 'Back to your cart' }).click();
  await expect(read).toHaveURL(/\/cart\/$/);
  await plain.close();

  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('disabled', 'SecurityError');
        },
      });
    }
  });
  await page.goto(CHECKOUT);
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Find tires' })).toBeVisible();
  await expectAccessible('.bsro-checkout-app');
});
