import type { Page, Request } from '@playwright/test';
import {
  getDialog,
  getField,
  fillSignIn,
  follow,
  followMail,
  openSignIn,
  PAGE,
  getPanelHeading,
  register,
  signInNewDriver,
  submit,
  getToggle,
} from './support/account';
import { NEW_DRIVER_FIRST_NAME } from './support/new-driver';
import { readPageTexts, readReduxState } from './support/page-contents';
import { expect, test } from './support/test';

const PASSWORDS = {
  first: 'Canary-Yellow-1',
  second: 'Canary-Yellow-2',
  third: 'Canary-Yellow-3',
  wrong: 'Canary-Yellow-4',
} as const;

const SERVICES = '/bsro/services/account/';

/** The only calls that are allowed to contain a password. */
const WITH_PASSWORD = ['create', 'authenticate', 'update-access', 'reset'].map(
  (call) => SERVICES + call,
);

/** Calls whose body is allowed to contain a token, besides the header of all calls. */
const WITH_TOKEN = ['logout', 'verify-email', 'reset', 'send-email-verification'].map(
  (call) => SERVICES + call,
);

interface Watch {
  /** Records everything that the page currently stores and shows. */
  readonly record: (page: Page) => Promise<void>;
  readonly requests: Request[];
  /** Everything that was stored, shown, or logged, and where. */
  readonly seen: { readonly where: string; readonly text: string }[];
}

const watch = (page: Page): Watch => {
  const requests: Request[] = [];
  const seen: Watch['seen'] = [];
  page.on('request', (request) => requests.push(request));
  page.on('console', (message) => seen.push({ where: 'console', text: message.text() }));
  return {
    requests,
    seen,
    record: async (watched) => {
      let state = '';
      // If the visitor has used only the header, the first root mounts once the page is idle.
      await expect(async () => {
        state = await readReduxState(watched);
        expect(state).toContain('"account"');
      }).toPass();
      // The only place in the state that contains the token.
      seen.push({ where: 'store', text: state.replace(/"tokenId":"[\w-]+"/, '') });
      for (const [where, text] of Object.entries(await readPageTexts(watched)))
        seen.push({ where, text });
    },
  };
};

test('passwords and tokens appear only where they belong [STATE-5/not-persisted] [STATE-5/not-logged] [STATE-5/not-in-analytics] [ANLT-1/no-personal-data]', async ({
  page,
  context,
  email,
  fault,
  clearFaults,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource|net::ERR/);
  allowConsoleError(/create account error/);
  allowConsoleError(/update password error/);
  await page.addInitScript(() => Object.assign(window, { adobeDataLayer: [], dataLayer: [] }));
  // Runs every flow and fault in one test.
  test.slow();
  const { requests, seen, record } = watch(page);
  const tokens = new Set<string>();
  const rememberToken = async (): Promise<void> => {
    const token = (await context.cookies()).find(({ name }) => name === 'tokenId')?.value;
    if (token) tokens.add(token);
  };
  const linkSecrets = new Set<string>();
  const rememberLinkSecrets = ({ searchParams }: URL): void => {
    for (const name of ['code', 'tokenId']) linkSecrets.add(searchParams.get(name) ?? 'none');
    linkSecrets.delete('none');
  };
  const submitWithFaults = async (call: string, send: () => Promise<void>): Promise<void> => {
    // The Jest tests of each form cover the other failures.
    for (const kind of ['status:500', 'reset'] as const) {
      await fault(`${SERVICES}${call}`, kind);
      await send();
      if (await getPanelHeading(page, 'System error').isVisible()) await submit(page, 'Try Again');
      await clearFaults();
      await record(page);
    }
  };
  const outcome = getDialog(page)
    .locator('[data-panel], .bsro-error-summary')
    .filter({ visible: true });

  await page.goto(PAGE);
  await fault(`${SERVICES}create`, 'status:500');
  await register(page, email, PASSWORDS.first);
  await expect(getPanelHeading(page, 'System error')).toBeFocused();
  await record(page);
  await clearFaults();
  await submit(page, 'Try Again');
  await submit(page, 'Create An Account');
  await expect(getPanelHeading(page, 'Verify your account')).toBeFocused();
  await record(page);

  rememberLinkSecrets(await followMail(page, email));
  await expect(getPanelHeading(page, 'Account verified')).toBeFocused();
  await record(page);
  await follow(page, 'Sign In');
  await fillSignIn(page, email, PASSWORDS.wrong);
  await submitWithFaults('authenticate', async () => {
    await submit(page);
    await expect(outcome).toBeVisible();
  });
  await submit(page);
  await expect(getDialog(page).getByText('Username or password is invalid')).toBeVisible();
  await record(page);
  await getField(page, 'Password').fill(PASSWORDS.first);
  await submit(page);
  await expect(getToggle(page, NEW_DRIVER_FIRST_NAME)).toBeVisible();
  await expect(getDialog(page)).toBeHidden();
  await rememberToken();
  await record(page);

  await page.goto(`${PAGE}#change-password.open`);
  await getField(page, 'Current Password').fill(PASSWORDS.first);
  await getField(page, 'New Password').fill(PASSWORDS.second);
  await getDialog(page).getByRole('button', { name: 'Show password' }).first().click();
  await submitWithFaults('update-access', async () => {
    await submit(page, 'Submit');
    await expect(outcome).toBeVisible();
  });
  await getDialog(page).getByRole('button', { name: 'Close' }).click();
  await record(page);
  await page.goto(`${PAGE}#change-password.open`);
  await getField(page, 'Current Password').fill(PASSWORDS.first);
  await getField(page, 'New Password').fill(PASSWORDS.third);
  await submit(page, 'Submit');
  await expect(outcome).toBeVisible();
  await rememberToken();
  await record(page);
  await page.goto(PAGE);
  await getToggle(page, NEW_DRIVER_FIRST_NAME).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await openSignIn(page);
  await record(page);
  await getDialog(page).getByRole('button', { name: 'Close' }).click();
  await signInNewDriver(page, email, PASSWORDS.third);
  await rememberToken();
  await page.goto('/tires/');
  await expect(getToggle(page, NEW_DRIVER_FIRST_NAME)).toBeVisible();
  await record(page);

  await page.goto(PAGE);
  await getToggle(page, NEW_DRIVER_FIRST_NAME).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await openSignIn(page);
  await getField(page, 'Email').fill(email);
  await follow(page, 'Forgot Your Password?');
  await submitWithFaults('send-reset-password', async () => {
    await submit(page, 'Submit');
    await expect(outcome).toBeVisible();
  });
  await submit(page, 'Submit');
  await expect(getPanelHeading(page, 'Check your email')).toBeFocused();
  rememberLinkSecrets(await followMail(page, email));
  await getField(page, 'New Password').fill(PASSWORDS.second);
  await submitWithFaults('reset', async () => {
    await submit(page, 'Submit');
    await expect(outcome).toBeVisible();
  });

  expect(tokens.size).toBeGreaterThan(1);
  expect(linkSecrets.size).toBe(3);
  const found = seen.flatMap(({ where, text }) =>
    [...Object.values(PASSWORDS), ...tokens, ...linkSecrets].flatMap((secret) => {
      const at = [secret, encodeURIComponent(secret)].map((form) => text.indexOf(form));
      const first = Math.max(...at);
      return first < 0 ? [] : [`${where}: …${text.slice(Math.max(0, first - 120), first + 30)}…`];
    }),
  );
  expect(found).toEqual([]);
  // One expectation for all requests: Playwright records each one, which takes a millisecond or more.
  const leaks = requests.flatMap((request) => {
    const { pathname } = new URL(request.url());
    const url = decodeURIComponent(request.url());
    const headers = request.headers();
    const body = request.postData() ?? '';
    const places = {
      url,
      headers: JSON.stringify(headers),
      body,
      referer: headers['referer'] ?? '',
    };
    const find = (secrets: Iterable<string>, ...names: (keyof typeof places)[]): string[] =>
      [...secrets].flatMap((secret) =>
        names
          .filter((name) => places[name].includes(secret))
          .map((name) => `${pathname}: ${name} contains ${secret}`),
      );
    const passwords = Object.values(PASSWORDS);
    return [
      ...find(passwords, 'url', 'headers'),
      ...(WITH_PASSWORD.includes(pathname) ? [] : find(passwords, 'body')),
      ...find(tokens, 'url', 'referer'),
      ...(WITH_TOKEN.includes(pathname) ? [] : find(tokens, 'body')),
    ];
  });
  expect(requests.length).toBeGreaterThan(100);
  expect(leaks).toEqual([]);
  const cookies = (await context.cookies()).filter(({ name }) => name !== 'tokenId');
  const jar = JSON.stringify(cookies);
  const leaked = [...Object.values(PASSWORDS), ...tokens].filter((secret) => jar.includes(secret));
  expect(leaked, 'secrets in other cookies').toEqual([]);
});
