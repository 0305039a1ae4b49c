import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../fixtures/services/seed/accounts';
import { LABELS } from '../src/chunks/cart/messages';
import { FORM_LABELS } from '../src/chunks/reviews/form/messages';
import { LIST_LABELS } from '../src/chunks/reviews/messages';
import { DETAIL_LABELS } from '../src/chunks/tire-detail/messages';
import { CHECKOUT_START } from '../src/site/order-url';
import {
  fillSignIn,
  getDialog,
  getField,
  getMenu,
  getPanelHeading,
  getToggle,
  openSignIn,
  PAGE,
  register,
  submit,
} from './support/account';
import { chooseVehicle, fillContact } from './support/booking';
import {
  expectConfirmation,
  fillBilling,
  fillCard,
  getPlaceOrder,
  selectTime,
} from './support/checkout';
import { waitForSavedStore } from './support/my-store';
import { getLastNextTime } from './support/next-times';
import { expect, test } from './support/test';

test.use({ isTranslated: true });

/** Reads the amount in a text. */
const readAmount = (text: string): number =>
  Number(/\$([\d,.]+\.\d\d)/.exec(text)?.[1]?.replace(',', ''));

/** Expects that no text of our content has been left to the page's own language. */
const expectTranslated = async (page: Page): Promise<void> => {
  const untranslated = () =>
    page.evaluate(() => {
      const found: string[] = [];
      for (const element of document.querySelectorAll('[data-mount="mounted"], dialog')) {
        const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (nodes.nextNode()) {
          const { currentNode: node } = nodes;
          if (!node.textContent?.trim() || node.textContent.endsWith('\u200B')) continue;
          if (!node.parentElement?.closest('script, style, textarea, noscript')) {
            found.push(node.textContent);
          }
        }
      }
      return found;
    });
  await expect.poll(untranslated).toEqual([]);
};

test('a driver signs in on a translated page after a wrong password [MOUNT-4] [ACCT-4]', async ({
  page,
}) => {
  await page.goto(PAGE);
  await openSignIn(page);
  const { email, firstName } = DEMO_ACCOUNTS.driver;
  for (const password of ['wrong-password-1', 'wrong-password-2']) {
    await fillSignIn(page, email, password);
    await submit(page);
    await expect(getDialog(page).getByRole('alert')).toContainText(/\w/);
    await expect(getField(page, 'Email')).toHaveValue(email);
    await expectTranslated(page);
  }
  await fillSignIn(page, email, DEMO_PASSWORD);
  await submit(page);
  await expect(getToggle(page, firstName)).toBeVisible();
  await expectTranslated(page);
});

test('a visitor registers on a translated page after mistakes in the form [MOUNT-4] [ACCT-5]', async ({
  page,
  email,
}) => {
  await page.goto(PAGE);
  const form = getDialog(page);
  await getMenu(page).getByRole('button', { name: 'Create an Account' }).click();
  await getField(page, 'Email').fill('dana@example.c');
  await getField(page, 'Email').blur();
  await expect(getField(page, 'Email')).toHaveAccessibleDescription(
    'A valid email address is required to create an account',
  );
  await expectTranslated(page);
  await page.reload();
  await register(page, email);
  await expect(getPanelHeading(page, 'Verify your account')).toBeFocused();
  await form.getByRole('button', { name: 'Resend verification link' }).click();
  await expect(form.getByRole('button', { name: 'Sent', exact: true })).toBeFocused();
  await expectTranslated(page);
});

test('a visitor finds, compares prices of, and buys tires on translated pages [MOUNT-4] [SRCH-2/filters] [TDP-2/button] [CHKO-3]', async ({
  page,
  storeNumber,
  email,
}) => {
  // A results page that gets the store by its own URL first lists the tires of the nearest store.
  await page.goto(`/?storeNumber=${storeNumber}`);
  expect(await waitForSavedStore(page)).toBe(storeNumber);
  await page.goto('/tires/vehicle/?year=2019&make=Toyota&model=Camry&trim=LE');
  const cards = page.locator('.bsro-tire-card');
  const count = page.locator('.bsro-tire-results__count');
  await expect(cards.first()).toContainText(/In stock at .+/);
  const all = await count.innerText();
  await page.getByRole('region', { name: 'Filters' }).getByRole('checkbox').first().check();
  await expect(count).not.toHaveText(all);
  const matches = await cards.count();
  await expect(count).toContainText(new RegExp(`\\b${matches < 24 ? matches : '24 of'} `));
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(count).toHaveText(all);
  await expectTranslated(page);
  await cards
    .filter({ hasText: 'In stock at' })
    .first()
    .getByRole('heading')
    .getByRole('link')
    .click();

  const detail = page.locator('.bsro-tire-detail').first();
  const total = page.locator('.bsro-buy-box__total');
  await expect(total).toHaveText(/for 4 tires/);
  const four = readAmount(await total.innerText());
  await detail.getByLabel(DETAIL_LABELS.quantity).selectOption('2');
  await expect(total).toHaveText(/for 2 tires/);
  expect(readAmount(await total.innerText())).toBeLessThan(four);
  await expectTranslated(page);
  await page.getByRole('button', { name: DETAIL_LABELS.addToCart }).first().click();
  await expect(page.locator('.bsro-buy-box__in-cart')).toBeFocused();
  await expectTranslated(page);

  await page.goto('/cart/');
  const cartTotal = page.locator('.bsro-price-list__total dd');
  await expect(page.getByLabel(LABELS.quantity)).toHaveValue('2');
  const two = await cartTotal.innerText();
  await page.getByLabel(LABELS.quantity).selectOption('1');
  await expect(cartTotal).not.toHaveText(two);
  expect(readAmount(await cartTotal.innerText())).toBeLessThan(readAmount(two));
  await expectTranslated(page);

  await page.goto(CHECKOUT_START);
  await selectTime(page);
  await fillBilling(page, email);
  await fillCard(page, 'declined');
  await getPlaceOrder(page).click();
  await expect(page.getByRole('alert').filter({ hasText: /declined/ })).toBeVisible();
  await expectTranslated(page);
  await fillCard(page, 'approved');
  await getPlaceOrder(page).click();
  const orderNumber = await expectConfirmation(page);
  await expect(page.getByText(orderNumber).first()).toBeVisible();
  await expectTranslated(page);
});

test('a visitor books a service on a translated page [MOUNT-4] [XB-1/view] [XB-1/editing]', async ({
  page,
  storeNumber,
  email,
}) => {
  await page.goto(`/appointment/schedule-appointment/?storeNumber=${storeNumber}`);
  const getTitle = (name: string) => page.getByRole('heading', { level: 2, name });
  await expect(getTitle('What does your vehicle need?')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Oil change/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(getTitle('Which vehicle?')).toBeVisible();
  await chooseVehicle(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(getTitle('Choose a time')).toBeFocused();
  await getLastNextTime(page).click();
  await expect(page.getByText(/^We're holding .+ for you\. Time left: /)).toBeVisible();
  await expectTranslated(page);
  await fillContact(page, email);
  await page.getByLabel('Phone number').fill('303555');
  await page.getByLabel('Phone number').press('Enter');
  await expect(page.getByRole('alert')).toContainText(/\w/);
  await page.getByLabel('Phone number').fill('3035550100');
  await page.getByLabel('Email address').press('Enter');
  await expect(getTitle('Review your appointment')).toBeFocused();
  await expect(page.getByText('2019 Toyota Camry LE').first()).toBeVisible();
  await expectTranslated(page);
  await page.getByRole('button', { name: /^Book / }).click();
  await expect(getTitle('Your appointment is booked')).toBeFocused();
  await expectTranslated(page);
});

test('a visitor finds a store on translated pages and makes another one their store [MOUNT-4] [FIND-2/zip] [STORE-4]', async ({
  page,
}) => {
  await page.goto('/locate/');
  await expect(page.locator('.bsro-store-finder').first()).toHaveAttribute('data-mount', 'mounted');
  const search = page.getByRole('search');
  const place = search.getByLabel('Zip code or city and state');
  for (const [typed, message] of [
    ['8012', 'Invalid zip code: 8012'],
    ['Littleton', 'Invalid city and state'],
    ['00000', 'No stores found for zip: 00000'],
  ] as const) {
    await place.fill(typed);
    await search.getByRole('button', { name: 'Find stores' }).click();
    await expect(page.getByText(message)).toBeVisible();
  }
  await expectTranslated(page);
  await place.fill('80202');
  await place.press('Enter');
  const cards = page.locator('.bsro-store-card');
  await expect(cards.first().getByRole('button')).toHaveText(/^My store/);
  await cards
    .nth(1)
    .getByRole('button', { name: /^Make my store/ })
    .click();
  await expect(cards.nth(1).getByRole('button')).toHaveText(/^My store/);
  await expect(cards.first().getByRole('button')).toHaveText(/^Make my store/);
  await expect(page.getByText(/ is now your store\./)).toBeAttached();
  await expectTranslated(page);
});

test('a visitor filters reviews and writes one on a translated page [MOUNT-4] [REVW-2] [REVW-4]', async ({
  page,
  findUrl,
  fault,
  clearFaults,
  allowConsoleError,
  unique,
}) => {
  allowConsoleError(/status of 500/);
  await page.goto(await findUrl('/tires/', /(?<=href=")\/tires\/brands\/[^"]+(?=#reviews")/));
  const list = page.locator('.reviews-app-v2[data-type="reviews"]');
  await list.scrollIntoViewIfNeeded();
  await expect(list.getByRole('article')).toHaveCount(6);
  await list.getByRole('button', { name: LIST_LABELS.more }).click();
  await expect.poll(() => list.getByRole('article').count()).toBeGreaterThan(6);
  await list.getByRole('button', { name: /^5 stars: \d/ }).click();
  await expect(list.getByRole('status').filter({ hasText: 'filtered by 5 stars' })).toBeVisible();
  await expectTranslated(page);
  await list.getByRole('button', { name: /show all/ }).click();

  await fault('/provider/submit_review', 'status:500');
  await list.getByRole('button', { name: LIST_LABELS.write }).click();
  const form = list.getByRole('form', { name: FORM_LABELS.name });
  await form.getByRole('radio', { name: /^4 stars/ }).check();
  await form.getByRole('textbox', { name: 'Headline' }).fill(unique);
  await form.getByRole('textbox', { name: 'Your review' }).fill('Quiet <b>and</b> sure-footed.');
  await form.getByRole('textbox', { name: 'Nickname' }).fill('Dana');
  const send = list.getByRole('button', { name: FORM_LABELS.submit });
  await send.click();
  await expect(list.getByRole('alert')).toContainText(FORM_LABELS.notSent);
  await clearFaults();
  await send.click();
  await expect(list.locator(':focus')).toContainText(FORM_LABELS.sent);
  await expectTranslated(page);
});
