import { holdRequests } from './support/hold-requests';
import { NEW_PASSWORD } from './support/new-driver';
import {
  CHECKOUT,
  completeSteps,
  expect,
  expectConfirmation,
  fillBilling,
  fillCard,
  getCard,
  getCardFields,
  getPlaceOrder,
  getStep,
  selectTime,
  test,
  watchOrders,
} from './support/checkout';
import { getNextTimes } from './support/next-times';
import { SECURITY_CODE } from './support/shop';

test('buys tires as a guest, once for a double click, and not again after Back @main [CHKO-1] [CHKO-2] [CHKO-3] [MOUNT-2/checkout]', async ({
  page,
  shop,
  cart,
  storeNumber,
  email,
  sent,
  expectAccessible,
}) => {
  const stock = (await shop.getStock(storeNumber)).get(cart.code) ?? 0;
  await page.goto(`${CHECKOUT}?step=3`);
  // Opens the step after the last complete one instead of step 3.
  await expect(getStep(page, 'Installation appointment')).toBeVisible();
  await expect(getNextTimes(page)).toHaveCount(3);
  await expectAccessible();
  await selectTime(page);
  await expect(getCardFields(page).getByLabel('Card number')).toBeVisible();
  await expectAccessible();
  await fillBilling(page, email);
  await fillCard(page, 'approved');
  await getPlaceOrder(page).dblclick();
  const orderNumber = await expectConfirmation(page);
  await expect(page.getByText(`We emailed the details to ${email}.`)).toBeVisible();
  await expectAccessible('.bsro-order');
  expect(sent.tokens).toHaveLength(1);
  expect(await shop.getCharges(sent.tokens)).toEqual([
    expect.objectContaining({ state: 'charged', orderNumber }),
  ]);
  expect((await shop.getStock(storeNumber)).get(cart.code)).toBe(stock - cart.qty);
  expect(await shop.readMails(email)).toContain(orderNumber);

  const account = page.getByRole('region', { name: 'Save your details for next time' });
  await account.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await account.getByRole('button', { name: 'Create an account' }).click();
  await expect(account.getByText(/^Your account has been created\./)).toBeFocused();
  await expectAccessible('.bsro-order');

  // Without smooth scrolling, the browser restores the scroll position at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goBack();
  const placed = page.getByText(`Your order ${orderNumber} has been placed.`);
  await expect(placed).toBeInViewport({ ratio: 1 });
  await expectAccessible('.bsro-checkout-app');
  expect(sent.tokens).toHaveLength(1);
});

test('shows why a card is declined, keeps the input, and takes another card [CHKO-3] [STATE-5]', async ({
  page,
  shop,
  email,
  openPayment,
  sent,
  expectAccessible,
}) => {
  await openPayment();
  for (const [behavior, message] of [
    ['declined', 'Your card was declined. Use another card, or call your bank.'],
    ['insufficientFunds', /doesn't have enough available funds/],
    ['wrongSecurityCode', /the security code doesn't match/],
  ] as const) {
    await fillCard(page, behavior);
    await getPlaceOrder(page).click();
    await expect(getCard(page)).toContainText(message);
    await expect(getCard(page)).toBeFocused();
    await expect(getCard(page).getByRole('alert')).toBeInViewport();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    await expect(getCardFields(page).getByLabel('Security code')).toHaveValue(SECURITY_CODE);
  }
  await expectAccessible();

  await fillCard(page, 'challenge');
  const question = page.frameLocator('iframe[title="Confirm your payment"]');
  await getPlaceOrder(page).click();
  await expect(question.getByText(/Your bank asks you to confirm a payment of/)).toBeVisible();
  await question.getByRole('button', { name: 'Decline' }).click();
  await expect(getCard(page)).toContainText('The payment was not confirmed.');
  await getPlaceOrder(page).click();
  await question.getByRole('button', { name: 'Confirm payment' }).click();
  const orderNumber = await expectConfirmation(page);
  expect(await shop.getCharges(sent.tokens)).toEqual([
    expect.objectContaining({ state: 'charged', orderNumber }),
  ]);
});

test('returns to the scroll position after a reload of each step [CHKO-1]', async ({
  page,
  openPayment,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await openPayment();
  const getScroll = () => page.evaluate(() => Math.round(scrollY));
  for (const [step, heading] of [
    [2, 'Installation appointment'],
    [3, 'Billing and payment'],
  ] as const) {
    await page.goto(`${CHECKOUT}?step=${step}`);
    await expect(getStep(page, heading)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await expect.poll(getScroll).toBe(900);
    await page.reload();
    await expect(getStep(page, heading)).toBeAttached();
    // The browser keeps what is in view in place while content above it arrives, which may scroll by less than a line.
    await expect.poll(async () => Math.abs((await getScroll()) - 900)).toBeLessThan(16);
  }
});

test('is about as high while it loads as its longest step [CHKO-1] [MOUNT-7]', async ({
  page,
  openPayment,
}) => {
  const measure = async (): Promise<number[]> => {
    const heights = [];
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 667 });
      const box = await page.locator('.bsro-checkout-app').boundingBox();
      heights.push(box?.height ?? 0);
    }
    return heights;
  };
  await openPayment();
  await page.waitForLoadState('networkidle');
  const [phone = 0, desktop = 0] = await measure();
  const release = await holdRequests(page, '**/cart/get/**');
  await page.reload();
  await expect(page.locator('.bsro-checkout__loading')).toBeVisible();
  const [loadingOnPhone = 0, loadingOnDesktop = 0] = await measure();
  expect(Math.abs(loadingOnPhone / phone - 1)).toBeLessThan(0.15);
  expect(Math.abs(loadingOnDesktop / desktop - 1)).toBeLessThan(0.15);
  release();
  await expect(getStep(page, 'Billing and payment')).toBeVisible();
});

test('asks the cardholder to confirm a payment by keyboard in a small window, and returns the focus [CHKO-3]', async ({
  page,
  openPayment,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openPayment();
  await fillCard(page, 'challenge');
  const dialog = page.getByRole('dialog', { name: 'Confirm your payment' });
  const close = dialog.getByRole('button', { name: 'Close' });
  const question = page.frameLocator('iframe[title="Confirm your payment"]');
  const confirm = question.getByRole('button', { name: 'Confirm payment' });
  const decline = question.getByRole('button', { name: 'Decline' });
  const placeOrder = async (): Promise<void> => {
    await getPlaceOrder(page).focus();
    await page.keyboard.press('Enter');
    await expect(confirm).toBeVisible();
    // The frame reports its height once its buttons work.
    await expect(page.getByTitle('Confirm your payment')).toHaveAttribute('style', /block-size/);
    await expect(close).toBeFocused();
  };
  // The second time, the code of the dialog has loaded, so it opens while the button is still disabled.
  for (const _time of ['first', 'second']) {
    await placeOrder();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(getPlaceOrder(page)).toBeFocused();
  }

  await placeOrder();
  await expectAccessible();
  for (const button of [confirm, decline]) {
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(button).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('Enter');
  await expect(getCard(page)).toBeFocused();
  const message = getCard(page).getByRole('alert');
  await expect(message).toHaveText(/^The payment was not confirmed\./);
  await expect(message).toBeInViewport({ ratio: 1 });

  await placeOrder();
  await page.keyboard.press('Tab');
  await expect(confirm).toBeFocused();
  await page.keyboard.press('Enter');
  await expectConfirmation(page);
});

test('places one order from two tabs, with a card whose provider responds twice [CHKO-3]', async ({
  page,
  shop,
  email,
}) => {
  // Both tabs have the hold of the selected time.
  await completeSteps(page, email);
  const [copy] = await Promise.all([
    page.context().waitForEvent('page'),
    // A copy of the tab starts with its session storage.
    page.evaluate(() => void window.open(location.href)),
  ]);
  const sent = [watchOrders(page), watchOrders(copy)];
  await expect(copy.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  for (const tab of [page, copy]) await fillCard(tab, 'answersTwice');
  // The browser clicks only in the tab in front.
  await Promise.all(
    [page, copy].map((tab) =>
      getPlaceOrder(tab).evaluate((button) => button.closest('form')?.requestSubmit()),
    ),
  );
  const isOrdered = (tab: typeof page) =>
    tab
      .getByRole('heading', { name: 'Thank you for your order' })
      .or(tab.getByText(/^Your order \S+ has been placed\./))
      // Until the page of the order opens, the tab that has placed it shows both.
      .first();
  await expect(isOrdered(page)).toBeVisible();
  await expect(isOrdered(copy)).toBeVisible();
  const tokens = sent.flatMap((one) => one.tokens);
  const charges = await shop.getCharges(tokens);
  expect(charges.filter(({ state }) => state === 'charged')).toHaveLength(1);
  expect(await shop.countMails(email)).toBe(1);
});
