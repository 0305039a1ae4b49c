import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../fixtures/services/seed/accounts';
import {
  getDialog,
  fillSignIn,
  openSignIn,
  PAGE,
  getPanelHeading,
  register,
  signIn,
  submit,
  getToggle,
} from './support/account';
import { expect, test } from './support/test';
import { OFFER_MESSAGES } from '../src/domain/offers/messages';

interface TrackedEvent {
  readonly event: string;
  readonly [field: string]: unknown;
}

/** Adds a tag manager's queue to every page before the bundle loads. */
const addTagQueue = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Object.assign(window, { dataLayer: [] });
  });
};

/** Reads the tag manager's events; fails unless the other data layer has the same ones. */
const readEvents = async (page: Page): Promise<readonly TrackedEvent[]> => {
  const layers = await page.evaluate((): { adobe: unknown; tags: TrackedEvent[] } => ({
    adobe: Reflect.get(window, 'adobeDataLayer') ?? [],
    tags: Reflect.get(window, 'dataLayer'),
  }));
  expect(layers.adobe).toEqual(
    layers.tags.map(({ event, ...fields }) => ({ event, eventInfo: fields })),
  );
  return layers.tags;
};

/** Waits until exactly one tracked event matches. */
const expectTracked = (page: Page, expected: TrackedEvent): Promise<void> =>
  expect
    .poll(async () =>
      (await readEvents(page)).filter((entry) =>
        Object.entries(expected).every(([field, value]) => entry[field] === value),
      ),
    )
    .toHaveLength(1);

const openOffers = async (page: Page) => {
  await page.goto('/offers/');
  const card = page.locator('.bsro-offer-card').first();
  await card.scrollIntoViewIfNeeded();
  await expect(card).toHaveAttribute('data-mount', 'mounted');
  return { card, friendlyId: await card.getAttribute('data-friendly-id') };
};

const getShareForm = (page: Page) => page.getByRole('dialog', { name: 'Share this offer' });

/** Creates a phone number that varies between calls, because one number gets at most ten texts per hour. */
const createPhone = (): string => `303555${String(Date.now()).slice(-4)}`;

test("tracks the opening of an offer's details, clicks in the details, and sent text messages [ANLT-1/offers]", async ({
  page,
}) => {
  await addTagQueue(page);
  const { card, friendlyId } = await openOffers(page);
  await card.getByRole('link', { name: /^Details/ }).click();
  await expectTracked(page, { event: 'offer.modal_open', friendlyId });
  await page.getByRole('dialog').getByRole('link', { name: 'Share' }).click();
  await expectTracked(page, { event: 'offer.modal_click', friendlyId });
  await getShareForm(page).getByRole('button', { name: 'Send' }).click();
  await getShareForm(page).getByLabel('Phone number').fill(createPhone());
  expect((await readEvents(page)).map(({ event }) => event)).not.toContain('offer.share_by_text');
  await getShareForm(page).getByRole('button', { name: 'Send' }).click();
  await expectTracked(page, { event: 'offer.share_by_text', friendlyId });
});

test('tracks offers that are emailed and printed [ANLT-1/offers]', async ({
  page,
  context,
  email,
}) => {
  await addTagQueue(page);
  const { card, friendlyId } = await openOffers(page);
  await card.getByRole('link', { name: /^Share/ }).click();
  await getShareForm(page).getByLabel('Email', { exact: true }).check();
  await getShareForm(page).getByRole('textbox', { name: 'Email' }).fill(email);
  await getShareForm(page).getByRole('button', { name: 'Send' }).click();
  await expectTracked(page, { event: 'offer.share_by_email', friendlyId });
  await page.getByRole('button', { name: 'No Thanks' }).click();

  await card.getByRole('link', { name: /^Share/ }).click();
  const printed = context.waitForEvent('page');
  await getShareForm(page)
    .getByRole('link', { name: /^Print/ })
    .click();
  await (await printed).close();
  await expectTracked(page, { event: 'offer.print', friendlyId });
});

test('tracks no shared offer if the text message fails [ANLT-1/offers]', async ({
  page,
  fault,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 500/);
  await addTagQueue(page);
  const { card } = await openOffers(page);
  await card.getByRole('link', { name: /^Share/ }).click();
  await fault('/bsro/services/sms', 'status:500');
  await getShareForm(page).getByLabel('Phone number').fill(createPhone());
  await getShareForm(page).getByRole('button', { name: 'Send' }).click();
  await expect(
    getShareForm(page)
      .getByText(/^An error occurred/)
      .first(),
  ).toBeVisible();
  expect((await readEvents(page)).map(({ event }) => event)).not.toContain('offer.share_by_text');
});

test('tracks links and menus with their labels and destinations @main [ANLT-1/interaction]', async ({
  page,
}) => {
  await addTagQueue(page);
  await page.goto('/repair/');
  await expect(page.locator('.bsro-navigation')).toHaveAttribute('data-mount', 'mounted');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const more = bar.getByText('More in Tires').locator('..');
  await expect(async () => {
    await more.click();
    await more.click();
    expect(await readEvents(page)).toContainEqual(
      expect.objectContaining({
        event: 'ui_interaction',
        component: 'navigation',
        action: 'open menu',
        subject: 'More in Tires',
      }),
    );
  }).toPass();
  await page.evaluate(() => {
    // The next page must not replace the data layers before they are read.
    addEventListener('click', (event) => event.preventDefault());
  });
  await bar.getByRole('link', { name: 'Offers', exact: true }).click();
  await expectTracked(page, {
    event: 'cta_click',
    area: 'navigation',
    label: 'Offers',
    destination: '/offers/',
  });
});

test('shows and tracks the error of a wrong password, then tracks a successful sign-in [ACCT-4] [ANLT-1/login] [ANLT-1/errors]', async ({
  page,
  unique,
}) => {
  await addTagQueue(page);
  await page.goto(PAGE);
  await openSignIn(page);
  await expectTracked(page, {
    event: 'ui_interaction',
    component: 'account menu',
    action: 'open sign-in',
  });
  await fillSignIn(page, DEMO_ACCOUNTS.newcomer.email, `wrong ${unique}`);
  await submit(page);
  await expect(getDialog(page).getByText('Username or password is invalid')).toBeVisible();
  await expect(getDialog(page).getByLabel('Email')).toHaveValue(DEMO_ACCOUNTS.newcomer.email);
  await expectTracked(page, { event: 'error', name: 'login', status: '053' });
  await fillSignIn(page, DEMO_ACCOUNTS.newcomer.email, DEMO_PASSWORD);
  await submit(page);
  await expectTracked(page, { event: 'login success' });
});

test('shows and tracks the error of a registration with an email in use, then tracks a successful registration [ACCT-5] [ANLT-1/registration] [ANLT-1/errors]', async ({
  page,
  email,
}) => {
  await addTagQueue(page);
  await page.goto(PAGE);
  await register(page, DEMO_ACCOUNTS.driver.email);
  await expect(getDialog(page).getByRole('link', { name: 'USER ALREADY EXISTS' })).toBeVisible();
  await expectTracked(page, { event: 'error', name: 'create account' });
  await page.goto(PAGE);
  await register(page, email);
  await expect(getPanelHeading(page, 'Verify your account')).toBeVisible();
  await expectTracked(page, { event: 'registration success' });
});

test('tracks nothing before consent, and only later events after consent [ANLT-1]', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'analytics-consent', value: 'pending', url: baseURL ?? '' }]);
  await addTagQueue(page);
  await page.goto(PAGE);
  await signIn(page);
  expect(await readEvents(page)).toEqual([]);
  expect(await page.evaluate(() => 'adobeDataLayer' in window)).toBe(false);
  await page.evaluate(() => {
    document.documentElement.dataset['analyticsConsent'] = 'granted';
  });
  await getToggle(page, 'Dana').click();
  await page
    .locator('.bsro-account-menu')
    .getByRole('button', { name: 'Sign Out' })
    .first()
    .click();
  await openSignIn(page);
  await expect
    .poll(async () => (await readEvents(page)).map(({ event }) => event))
    .toEqual(['ui_interaction']);
});

test('creates no global dataLayer [ANLT-1]', async ({ page }) => {
  await page.goto(PAGE);
  await openSignIn(page);
  await expect.poll(() => page.evaluate(() => 'adobeDataLayer' in window)).toBe(true);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});

/** Creates inputs that no event may contain. */
const createCanaries = (unique: string) => ({
  email: `canary.${unique}@example.com`,
  phone: createPhone(),
  zip: '80301',
  city: 'Canaryville',
  message: `canary words ${unique}`,
  password: 'Canary-Yellow-7',
});

test('keeps everything that a visitor types out of the data layer [ANLT-1/no-personal-data]', async ({
  page,
  unique,
  fault,
  clearFaults,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 500/);
  const canary = createCanaries(unique);
  const snapshots: string[] = [];
  await addTagQueue(page);
  const takeSnapshot = async () => void snapshots.push(JSON.stringify(await readEvents(page)));

  const { card } = await openOffers(page);
  for (const fails of [true, false]) {
    if (fails) await fault('/bsro/services', 'status:500');
    else await clearFaults();
    await card.getByRole('link', { name: /^Share/ }).click();
    await getShareForm(page).getByLabel('Phone number').fill(canary.phone);
    await getShareForm(page).getByRole('button', { name: 'Send' }).click();
    if (fails) {
      await expect(
        getShareForm(page)
          .getByText(/^An error occurred/)
          .first(),
      ).toBeVisible();
      await getShareForm(page).getByRole('button', { name: 'Close' }).click();
    } else {
      await page.getByRole('button', { name: 'No Thanks' }).click();
    }
    await expect(getDialog(page)).toHaveCount(0);
  }
  await card.getByRole('link', { name: /^Share/ }).click();
  await getShareForm(page).getByLabel('Email', { exact: true }).check();
  await getShareForm(page).getByRole('textbox', { name: 'Email' }).fill(canary.email);
  await getShareForm(page).getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'No Thanks' }).click();
  await takeSnapshot();

  await page.goto('/locate/');
  const search = page.locator('main').getByRole('textbox').first();
  await search.fill(canary.city);
  await search.press('Enter');
  await expect(page.getByText('Invalid city and state').first()).toBeVisible();
  await takeSnapshot();
  await search.fill(canary.zip);
  await search.press('Enter');
  await page.waitForURL(/\/display-map/);
  await expect(page.locator('.bsro-store-card').first()).toBeVisible();
  await takeSnapshot();

  await page.goto(`/email-signup/?email=${encodeURIComponent(canary.email)}`);
  await expect(page.locator('.bsro-offers-signup')).toHaveAttribute('data-mount', 'mounted');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText(OFFER_MESSAGES.signedUp)).toBeVisible();
  await takeSnapshot();

  await page.goto('/repair/?bsro-ui-chatbot=v1');
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await page.getByLabel('Your message').fill(`${canary.message} ${canary.email} ${canary.phone}`);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log')).toContainText("I can't help with that");
  await takeSnapshot();

  await page.goto(PAGE);
  await openSignIn(page);
  await fillSignIn(page, canary.email, canary.password);
  await submit(page);
  await expectTracked(page, { event: 'error', name: 'login' });
  await takeSnapshot();

  const text = snapshots.join('\n');
  expect(text).toContain('offer.share_by_text');
  expect(text).toContain('error');
  const tracked = Object.entries(canary).filter(([, secret]) =>
    [secret, encodeURIComponent(secret)].some((form) =>
      text.toLowerCase().includes(form.toLowerCase()),
    ),
  );
  expect(tracked).toEqual([]);
});
