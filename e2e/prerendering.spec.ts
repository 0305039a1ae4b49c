import type { APIRequestContext } from '@playwright/test';
import { safeParse, object, string } from 'valibot';
import { NEW_PASSWORD } from './support/new-driver';
import { visitPrerendered, type PrerenderedVisit } from './support/prerender';
import { expect, test as base } from './support/test';

const signInResponse = object({ data: object({ tokenId: string() }) });

/** Signs in with a call, and returns the session's token. */
const createSession = async (
  request: APIRequestContext,
  baseURL: string,
  email: string,
): Promise<string> => {
  // Node doesn't resolve subdomains of localhost.
  const host = baseURL.replace('fcac.', '');
  const response = await request.post(`${host}/bsro/services/account/authenticate`, {
    // The host may close an idle connection just when it is used again.
    maxRetries: 2,
    data: { email, authString: NEW_PASSWORD },
  });
  const parsed = safeParse(signInResponse, await response.json());
  return parsed.success ? parsed.output.data.tokenId : '';
};

interface Visits {
  readonly prerender: (
    path: string,
    cookies?: Readonly<Record<string, string>>,
  ) => Promise<PrerenderedVisit>;
}

const test = base.extend<Visits>({
  prerender: async ({ baseURL }, use) => {
    const visits: PrerenderedVisit[] = [];
    await use(async (path, cookies) => {
      const visit = await visitPrerendered(baseURL ?? '', path, cookies);
      visits.push(visit);
      return visit;
    });
    await Promise.all(visits.map((visit) => visit.close()));
  },
});

const isCall = ({ path }: { readonly path: string }): boolean => path.startsWith('/bsro/services/');

/** Reads when the page was opened, and when the bundle found its first placeholder, in milliseconds. */
const readTimes = () => ({
  opened: performance
    .getEntriesByType('navigation')
    .map((entry) => ('activationStart' in entry ? Number(entry.activationStart) : 0)),
  found: performance
    .getEntriesByType('measure')
    .filter(({ name }) => name.startsWith('bsro-ui: '))
    .map(({ startTime }) => startTime),
});

/** Opens a prerendered page, and expects that the bundle has only loaded code before. */
const openUntouched = async (visit: PrerenderedVisit, cookies: string): Promise<void> => {
  await expect
    .poll(() => visit.requests.filter(({ path }) => path.includes('/chunks/header.')))
    .not.toEqual([]);
  const state = await visit.open();
  expect(
    state.cookies
      .split('; ')
      .filter((cookie) => !/^(bsro(-last-site|\.cp)|x-bsro-fault)/.test(cookie))
      .join(),
  ).toBe(cookies);
  expect([...state.local, ...state.session]).toEqual([]);
  await expect(async () => {
    const { opened, found } = await visit.evaluate(readTimes);
    expect(opened[0]).toBeGreaterThan(0);
    expect(found.length).toBeGreaterThan(0);
    expect(Math.min(...found)).toBeGreaterThan(opened[0] ?? 0);
  }).toPass();
  expect(visit.requests.filter((request) => isCall(request) && request.isPrerendering)).toEqual([]);
};

test('signs out only when the visitor opens the prerendered page [MOUNT-7] [ACCT-10/sign-out]', async ({
  prerender,
  request,
  baseURL,
  driverEmail,
}) => {
  const tokenId = await createSession(request, baseURL ?? '', driverEmail);
  const visit = await prerender('/account/sign-out/', {
    tokenId,
    // Otherwise, the page would lead home before it is read.
    'x-bsro-fault': encodeURIComponent('/bsro/services/account/logout=hang'),
  });
  await openUntouched(visit, `tokenId=${tokenId}`);
  await expect
    .poll(() => visit.requests.map(({ path }) => path))
    .toContain('/bsro/services/account/logout');
});

test('stores and tracks a viewed tire only when its prerendered page is opened [MOUNT-7] [ANLT-1] [INTR-5]', async ({
  prerender,
  findUrl,
}) => {
  const path = await findUrl('/tires/', /\/tires\/brands\/[\w/-]+/);
  const visit = await prerender(`${path}?bsro-ui-chatbot=v1`);
  await openUntouched(visit, '');
  await expect(async () => {
    const state = await visit.evaluate(() => ({
      cookies: document.cookie,
      stored: Object.keys(localStorage),
      events: JSON.stringify(Reflect.get(window, 'adobeDataLayer')),
    }));
    expect(state.cookies).toContain('bsro-ui-chatbot=v1');
    expect(state.stored).toContain('recentlyViewedTire');
    expect(state.events).toContain('view_item');
  }).toPass();
});

test('shows and writes nothing before the visitor opens the prerendered page [MOUNT-7] [TIP-1] [INTR-2] [ANLT-1] [MYST-9]', async ({
  prerender,
}) => {
  const visit = await prerender('/maintenance/?storeNumber=310001');
  await openUntouched(visit, '');
  await expect(async () => {
    const state = await visit.evaluate(() => ({
      before: JSON.stringify(Reflect.get(window, 'eventsBeforeOpening')),
      cookies: document.cookie,
      events: JSON.stringify(Reflect.get(window, 'adobeDataLayer')),
      dialog: document.querySelector('[role="dialog"], dialog[open]')?.textContent,
    }));
    expect(state.before).toBe('[]');
    // The tooltip has shown; it hides after five seconds.
    expect(state.cookies).toContain('bsro-sign-in-tooltip=');
    expect(state.events).toContain('set-of-four-reminder');
    expect(state.dialog).toContain('$80 off a set of four');
  }).toPass();
  await expect
    .poll(() => visit.requests.map(({ path }) => path).join())
    .toContain('/bsro/services/profile/update-vid?vid=v-42');
});
