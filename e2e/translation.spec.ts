import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../fixtures/services/seed/accounts';
import { FORM_LABELS, REVIEW_NOT_SENT, REVIEW_SENT } from '../src/chunks/reviews/form/messages';
import { LIST_LABELS } from '../src/chunks/reviews/messages';
import {
  fillSignIn,
  getDialog,
  getField,
  getToggle,
  openSignIn,
  PAGE,
  submit,
} from './support/account';
import { getLastNextTime } from './support/next-times';
import { expect, test } from './support/test';

test.use({ isTranslated: true });

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

test('a visitor books a service on a translated page [MOUNT-4] [XB-1/view] [XB-1/editing]', async ({
  page,
  email,
}) => {
  await page.goto('/appointment/schedule-appointment/?storeNumber=310001');
  const getTitle = (name: string) => page.getByRole('heading', { level: 2, name });
  await expect(getTitle('What does your vehicle need?')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Oil change/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(getTitle('Which vehicle?')).toBeVisible();
  for (const [label, value] of [
    ['Year', '2019'],
    ['Make', 'Toyota'],
    ['Model', 'Camry'],
    ['Trim', 'LE'],
  ] as const) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field.locator(`option[value="${value}"]`)).toBeAttached();
    await field.selectOption(value);
  }
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(getTitle('Choose a time')).toBeFocused();
  await getLastNextTime(page).click();
  await expect(page.getByText(/^We're holding .+ for you\. Time left: /)).toBeVisible();
  await expectTranslated(page);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('Phone number').fill('303555');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Email address').press('Enter');
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
  await expect(list.getByRole('alert')).toContainText(REVIEW_NOT_SENT);
  await clearFaults();
  await send.click();
  await expect(list.locator(':focus')).toContainText(REVIEW_SENT);
  await expectTranslated(page);
});
