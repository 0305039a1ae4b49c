import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../fixtures/services/seed/accounts';
import { getMenu, readPreferredStore, sendSignIn, signIn } from './support/account';
import { NEW_PASSWORD } from './support/new-driver';
import { expectNoLayoutShift, watchLayoutShifts } from './support/layout-shifts';
import { expect, test } from './support/test';

const GET = '/bsro/services/account/get';

const getPreferences = (page: Page) => page.locator('.bsro-account-preferences');
const getHistory = (page: Page) => page.locator('.bsro-service-history');

test('a driver reads the service history, and its invoices count as new only once [ACCT-9/badge] [ACCT-10/vehicles] [ACCT-11/service-history]', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/account/vehicles');
  await expect(getHistory(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
  await signIn(page);
  await expect(getHistory(page).getByText('3 invoices')).toBeVisible();
  await expect(getHistory(page).getByText('New', { exact: true })).toHaveCount(3);
  await getHistory(page).locator('summary').first().click();
  await expect(getHistory(page).getByText('Four tires, mounted and balanced')).toBeVisible();
  await expect(getHistory(page).getByText('11.4 gallons at $3.19 a gallon')).toBeVisible();
  await expect(page.locator('main .bsro-my-garage').getByRole('heading', { level: 3 })).toHaveText([
    'The family bus',
    'Old faithful',
  ]);
  await expectAccessible('main');
  await getHistory(page).getByLabel('Vehicle').selectOption('2004 Ford Ranger XLT');
  await expect(getHistory(page).getByText('1 invoice')).toBeVisible();

  await page.reload();
  await expect(getHistory(page).getByText('3 invoices')).toBeVisible();
  await expect(getHistory(page).getByText('New', { exact: true })).toHaveCount(0);
  await getMenu(page).getByRole('button', { name: DEMO_ACCOUNTS.driver.firstName }).click();
  await expect(getMenu(page).getByRole('link', { name: 'Vehicles & Service' })).toHaveText(
    'Vehicles & Service',
  );
});

test('the overview links to every account page [ACCT-10/overview]', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/account/overview');
  const overview = page.locator('.bsro-account-overview');
  await expect(overview.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await signIn(page);
  await expect(overview.getByText('Welcome back, Dana.')).toBeVisible();
  await expect(overview.getByText('The family bus')).toBeVisible();
  await expect(overview.getByText('Centennial Valley Forge')).toBeVisible();
  await expectAccessible('main');
  await overview.getByRole('link', { name: 'View service history' }).click();
  await expect(getHistory(page).getByText('3 invoices')).toBeVisible();
  await page.getByRole('navigation', { name: 'Account' }).getByText('Preferences').click();
  await expect(getPreferences(page).getByLabel('First Name')).toHaveValue('Dana');
  await expectAccessible('main');
});

test("a driver's preferences are saved: profile, store, reminders, and email @main [ACCT-10/preferences] [ACCT-11/driver] [ACCT-11/preferred-store] [ACCT-11/reminders] [ACCT-11/access]", async ({
  page,
  unique,
  driverEmail: email,
  startSession,
}) => {
  await startSession(email, NEW_PASSWORD);
  await page.goto('/account/preferences');
  const getSection = (name: string) =>
    getPreferences(page).getByRole('region', { name, exact: true });
  await getSection('Profile').getByLabel('City').fill('Boulder');
  await getSection('Profile').getByLabel('State').selectOption('Colorado');
  await getSection('Profile').getByLabel('Phone').pressSequentially('3035550177');
  await getSection('Profile').getByRole('button', { name: 'Save profile' }).click();
  await expect(getSection('Profile').getByText('Your profile has been saved.')).toBeVisible();
  await expect(getSection('Profile').getByRole('button', { name: 'Save profile' })).toBeFocused();

  await getSection('Email reminders').getByRole('checkbox').check();
  await getSection('Email reminders').getByRole('button', { name: 'Save reminders' }).click();
  await expect(page.getByText("We'll email you reminders.")).toBeVisible();

  const store = getSection('Preferred store');
  await store.getByLabel('Stores near a zip code').fill('80302');
  await store.getByRole('button', { name: 'Find stores' }).click();
  const first = store.getByRole('listitem').first();
  const name = await first.locator('strong').innerText();
  await first.getByRole('button').click();
  await expect(store.getByText(`${name} is now your preferred store.`)).toBeVisible();
  expect(await readPreferredStore(page)).not.toBe('');

  await getSection('Email').getByLabel('New Email').fill(`new-${unique}@example.com`);
  await getSection('Email').getByLabel('Current Password', { exact: true }).fill(`not ${unique}`);
  await getSection('Email').getByRole('button', { name: 'Change email' }).click();
  await expect(
    getSection('Email').getByText('Username or password is invalid').first(),
  ).toBeVisible();
  await getSection('Email').getByLabel('Current Password', { exact: true }).fill(NEW_PASSWORD);
  await getSection('Email').getByRole('button', { name: 'Change email' }).click();
  await expect(getSection('Email').getByText(/We emailed a link to new-/)).toBeVisible();

  // The new session has the whole account.
  await page.reload();
  await expect(getSection('Profile').getByLabel('City')).toHaveValue('Boulder');
  await expect(getSection('Profile').getByLabel('State')).toHaveValue('CO');
  await expect(getSection('Profile').getByLabel('Phone')).toHaveValue('(303) 555-0177');
  await expect(getSection('Email reminders').getByRole('checkbox')).toBeChecked();
  await expect(store.getByText(name)).toBeVisible();
  await expect(getSection('Email').getByText(email)).toBeVisible();

  await getSection('Password').getByRole('link', { name: 'Change your password' }).click();
  await expect(page.getByRole('dialog', { name: 'Change Password' })).toBeVisible();
});

const UPDATE = '/bsro/services/account/update-section';

test('a failed save keeps the changes of the driver [HTTP-5] [ACCT-11]', async ({
  page,
  fault,
  clearFaults,
  allowConsoleError,
  driverEmail,
  startSession,
}) => {
  allowConsoleError(/Failed to load resource/);
  await startSession(driverEmail, NEW_PASSWORD);
  await page.goto('/account/preferences');
  const city = getPreferences(page).getByLabel('City');
  await city.fill('Boulder');
  await fault(UPDATE, 'status:500');
  const save = getPreferences(page).getByRole('button', { name: 'Save profile' });
  await save.click();
  await expect(page.getByText("We couldn't save your changes.")).toBeVisible();
  await expect(city).toHaveValue('Boulder');
  await expect(save).toBeEnabled();
  await clearFaults();
  await save.click();
  await expect(page.getByText('Your profile has been saved.')).toBeVisible();
});

test('the sign-in page opens the dialog and leads to the account [ACCT-8] [ACCT-10/sign-in]', async ({
  page,
  expectAccessible,
  driverEmail: email,
}) => {
  await page.goto('/account/sign-in');
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expectAccessible('main');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await sendSignIn(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/account\/overview$/);
  await expect(page.getByText('Welcome back, Rae.')).toBeVisible();
  await page.goto('/account/create-account');
  await expect(page).toHaveURL(/\/account\/overview$/);
});

test('the account pages open their dialogs on a site without an account menu, too [ACCT-9/not-on-wwt-ht] [ACCT-10/sign-in] [ACCT-10/create-account]', async ({
  page,
  allowConsoleError,
}) => {
  // The host of this brand sets only the brand's own cookie.
  allowConsoleError(/the cookie bsro\.cp-ht is missing/);
  await page.addInitScript(() => {
    new MutationObserver(() => {
      document.documentElement.dataset['siteName'] = 'ht';
    }).observe(document, { childList: true });
  });
  await page.goto('/account/create-account');
  const dialog = page.getByRole('dialog', { name: 'Create An Account' });
  await expect(dialog).toBeVisible();
  await expect(page.locator('.bsro-account-menu').first()).toHaveAttribute('data-mount', 'off');
  await dialog.getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.locator('.bsro-account-action').getByRole('link').click();
  await expect(dialog).toBeVisible();
});

test('an account page opens its dialog, on a phone too, and the Back button closes it [ACCT-10/create-account] [ACCT-10/forgot-password] [ACCT-10/welcome] [MODL-1/browser-back]', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/legal-notice/');
  for (const [path, name] of [
    ['/account/create-account', 'Create An Account'],
    ['/account/forgot-password', 'Forgot Password'],
    ['/account/welcome', 'Forgot Password'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog', { name })).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expectAccessible('main');
  }
});

test('the sign-out page signs out and leads to the home page [ACCT-10/sign-out]', async ({
  page,
  context,
  driverEmail,
  startSession,
}) => {
  await startSession(driverEmail, NEW_PASSWORD);
  await page.goto('/account/sign-out');
  await expect(page).toHaveURL(/\.localhost:\d+\/$/);
  expect((await context.cookies()).some(({ name }) => name === 'tokenId')).toBe(false);
});

test("the account pages don't shift, on a phone and on a desktop [ACCT-10] [MOUNT-7]", async ({
  page,
  startSession,
}) => {
  await startSession(DEMO_ACCOUNTS.driver.email, DEMO_PASSWORD);
  await watchLayoutShifts(page);
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: width < 768 ? 667 : 800 });
    for (const [path, words] of [
      ['/account/overview', 'Welcome back, Dana.'],
      ['/account/vehicles', '3 invoices'],
      ['/account/preferences', 'You sign in with'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText(words)).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectNoLayoutShift(page);
    }
  }
});

test("the service history says that it didn't load, and loads when the driver tries again [SESS-1] [HTTP-5]", async ({
  page,
  startSession,
  fault,
  clearFaults,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource/);
  await startSession(DEMO_ACCOUNTS.driver.email, DEMO_PASSWORD);
  await fault(GET, 'status:500');
  await fault('/bsro/services/account/check', 'status:500');
  await page.goto('/account/vehicles');
  const retry = getHistory(page).getByRole('button', { name: 'Try again' });
  await retry.click();
  // The text is empty until the retry has failed as well.
  await expect(getHistory(page).getByRole('alert')).toHaveText("Your service history didn't load.");
  await clearFaults();
  await retry.click();
  await expect(getHistory(page).getByText('3 invoices')).toBeVisible();
});
