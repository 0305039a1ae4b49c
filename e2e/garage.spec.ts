import type { Locator, Page } from '@playwright/test';
import { getMenu, PAGE, sendSignIn, getToggle } from './support/account';
import { NEW_PASSWORD, NEW_DRIVER_FIRST_NAME } from './support/new-driver';
import { expect, test } from './support/test';

const UPDATE = '/bsro/services/account/update-section';

const getTrigger = (page: Page) => page.locator('header summary', { hasText: 'My garage' });
const getGarage = (page: Page) => page.locator('header .bsro-my-garage');
const getCards = (page: Page) => getGarage(page).getByRole('heading', { level: 3 });

const openGarage = async (page: Page): Promise<void> => {
  await getTrigger(page).click();
  await expect(getGarage(page)).toHaveAttribute('data-mount', 'mounted');
};

const chooseVehicle = async (form: Locator, ...values: string[]): Promise<void> => {
  for (const [at, value] of values.entries()) {
    const select = form.getByLabel(['Year', 'Make', 'Model', 'Trim'][at] ?? '', { exact: true });
    await select.selectOption(value);
  }
};

const openForm = async (page: Page): Promise<void> => {
  await getGarage(page).getByRole('button', { name: 'Add a vehicle' }).click();
  await expect(getGarage(page).getByRole('button', { name: 'Save vehicle' })).toBeVisible();
};

const addCamry = async (page: Page, nickname: string): Promise<void> => {
  await openForm(page);
  await chooseVehicle(getGarage(page), '2019', 'Toyota', 'Camry', 'LE');
  await getGarage(page).getByLabel('Nickname').fill(nickname);
  await getGarage(page).getByRole('button', { name: 'Save vehicle' }).click();
  await expect(getGarage(page).getByRole('status').first()).toHaveText(`${nickname} was added.`);
};

test('the panel loads when it is opened, and closes when another panel opens [GARG-2] [MYST-7/other-panels] [MOUNT-5/one-bus] [MOUNT-7/topic-or-action]', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(PAGE);
  await page.waitForLoadState('networkidle');
  await expect(getGarage(page)).toHaveAttribute('data-mount', 'waiting');
  const panel = page.locator('.header-garage');
  await getTrigger(page).focus();
  await page.keyboard.press('Enter');
  await expect(getGarage(page).getByRole('heading', { name: 'My garage' })).toBeVisible();
  await expectAccessible('header');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(panel).not.toHaveAttribute('open');
  await expect(getTrigger(page)).toBeFocused();

  await getTrigger(page).click();
  await page.locator('.bsro-my-store').first().getByRole('button').first().press('Enter');
  await expect(page.locator('.bsro-my-store__panel')).toBeVisible();
  await expect(panel).not.toHaveAttribute('open');
  await getTrigger(page).click();
  await expect(page.locator('.bsro-my-store__panel')).toBeHidden();
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 4, y: 4 } });
  await expect(panel).not.toHaveAttribute('open');
});

test("a visitor's vehicles stay after a reload, and are saved to the account at the sign-in @main [GARG-1/add] [COOK-3] [VEH-1/set-vehicle] [ACCT-8/vehicles] [MOUNT-2/my-garage]", async ({
  page,
  context,
  unique,
  expectAccessible,
  driverEmail,
}) => {
  const name = unique.slice(0, 40);
  await page.goto(PAGE);
  await openGarage(page);
  await openForm(page);
  await expectAccessible('.header-garage');
  await getGarage(page).getByRole('button', { name: 'Cancel' }).click();
  await addCamry(page, name);
  await page.goto('/');
  await openGarage(page);
  await expect(getCards(page)).toHaveText([name]);
  const cookie = (await context.cookies()).find(({ name: key }) => key === 'bsro.vehicles-fcac');
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? 'null'))).toMatchObject({
    vehicles: {
      aux: { lvl: 2, ymm: '2019-Toyota-Camry', year: 2019, make: 'Toyota', model: 'Camry' },
      tce: { lvl: 2, ymm: '2019-Toyota-Camry', trim: 'LE', tpms: '1' },
      main: { lvl: 2, ymm: '2019-Toyota-Camry', trim: 'LE', tpms: '1' },
    },
  });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400;
  expect(Math.round(days)).toBe(365);

  await getGarage(page).getByRole('link', { name: 'Sign in' }).click();
  await sendSignIn(page, driverEmail, NEW_PASSWORD);
  await openGarage(page);
  await expect(getCards(page)).toHaveText([name]);
  await expect(getGarage(page).getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  // The same driver sees it in another browser.
  const account = await page.evaluate(async () => {
    const token = /(?:^|; )tokenId=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    const response = await fetch('/bsro/services/account/get', { headers: { tokenId: token } });
    return response.text();
  });
  expect(account).toContain(`"NAME":"${name}"`);
});

test('a driver selects, edits, and removes vehicles [GARG-1/current] [GARG-1/edit] [GARG-1/remove]', async ({
  page,
  unique,
  driverEmail,
  startSession,
}) => {
  await startSession(driverEmail, NEW_PASSWORD);
  await page.goto(PAGE);
  await openGarage(page);
  await addCamry(page, 'First');
  await addCamry(page, 'Second');
  await getGarage(page).getByRole('button', { name: 'Make current First' }).click();
  await expect(getGarage(page).getByRole('button', { name: /^Make current/ })).toHaveText([
    /Second/,
  ]);
  await getGarage(page).getByRole('button', { name: 'Edit Second' }).click();
  const name = unique.slice(0, 40);
  await getGarage(page).getByLabel('Nickname').fill(name);
  await getGarage(page).getByLabel('Odometer').fill('12,345');
  await getGarage(page).getByLabel('Driving conditions').selectOption('Severe');
  await getGarage(page).getByRole('button', { name: 'Save vehicle' }).click();
  await expect(getGarage(page).getByRole('status').first()).toHaveText(`${name} was saved.`);
  await page.reload();
  await openGarage(page);
  await expect(getCards(page)).toHaveText(['First', name]);
  await expect(getGarage(page).getByText('12,345 miles · Severe')).toBeVisible();
  await getGarage(page)
    .getByRole('button', { name: `Remove ${name}` })
    .click();
  await getGarage(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(getCards(page)).toHaveText(['First']);
});

test('a failed save loses no input [HTTP-5] [GARG-1/failures]', async ({
  page,
  fault,
  clearFaults,
  allowConsoleError,
  driverEmail,
  startSession,
}) => {
  allowConsoleError(/Error adding vehicle:/);
  allowConsoleError(/Failed to load resource/);
  await startSession(driverEmail, NEW_PASSWORD);
  await page.goto(PAGE);
  await openGarage(page);
  await openForm(page);
  await chooseVehicle(getGarage(page), '2019', 'Toyota', 'Camry', 'LE');
  await getGarage(page).getByLabel('Nickname').fill('Kept');
  await fault(UPDATE, 'status:500');
  const save = getGarage(page).getByRole('button', { name: 'Save vehicle' });
  await save.click();
  await expect(getGarage(page).getByText("We couldn't save this vehicle.")).toBeVisible();
  await expect(getGarage(page).getByLabel('Nickname')).toHaveValue('Kept');
  await expect(save).toBeEnabled();
  await clearFaults();
  await save.click();
  await expect(getCards(page)).toHaveText(['Kept']);
});

test("a driver's vehicle leaves every tab when they sign out [SESS-3/logout] [COOK-3]", async ({
  page,
  context,
  driverEmail,
  startSession,
}) => {
  await startSession(driverEmail, NEW_PASSWORD);
  await page.goto(PAGE);
  await openGarage(page);
  await addCamry(page, 'Shared');
  const other = await context.newPage();
  await other.goto(PAGE);
  await openGarage(other);
  await expect(getCards(other)).toHaveText(['Shared']);
  await expect(getGarage(other).getByText('Current vehicle')).toBeVisible();
  await getToggle(page, NEW_DRIVER_FIRST_NAME).click();
  await getMenu(page).getByRole('button', { name: 'Sign Out' }).click();
  await expect(getGarage(other).getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(getCards(other)).toHaveCount(0);
});

test('the panel opens without JavaScript and links to the vehicles page [GARG-2]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL ?? ''}/`);
  await getTrigger(page).click();
  const link = getGarage(page).getByRole('link', { name: 'Vehicles & Service' });
  await expect(link).toHaveAttribute('href', /\/account\/vehicles/);
  await context.close();
});
