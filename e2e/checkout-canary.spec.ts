import type { Page } from '@playwright/test';
import {
  expect,
  expectConfirmation,
  fillCard,
  getCardFields,
  getCard,
  getPlaceOrder,
  test as base,
} from './support/checkout';
import type { LoggedHost } from './support/logged-host';
import { startLoggedHost } from './support/logged-host';
import { readPageTexts, readReduxState } from './support/page-contents';
import { getCardNumber } from './support/shop';

const test = base.extend<{ host: LoggedHost }>({
  host: [
    async ({}, use) => {
      const host = await startLoggedHost();
      await use(host);
      await host.stop();
    },
    // The start of a host takes none of the test's time.
    { timeout: 120_000 },
  ],
  baseURL: ({ host }, use) => use(`http://fcac.localhost:${host.port}`),
});

const CODE = '739';

/** The numbers as they are typed, sent, and shown. */
const NUMBERS = (['approved', 'declined', 'challenge'] as const)
  .map(getCardNumber)
  .flatMap((digits) => [digits, digits.replaceAll(/(\d{4})(?=\d)/g, '$1 '), digits.slice(0, 12)]);

/** The code by itself: its digits may be part of a longer number. */
const CODE_ALONE = new RegExp(`(?<![\\w.,$-])${CODE}(?![\\w.,-])`);

const TOKENS = '**/tokens';

interface Seen {
  readonly where: string;
  readonly text: string;
}

/** Reads the messages of frames, and the beacons, that a page has seen. */
const readMessages = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify(Reflect.get(window, 'messagesSeen')));

const findSecrets = (seen: readonly Seen[]): string[] =>
  seen.flatMap(({ where, text }) => [
    ...NUMBERS.filter((number) => text.includes(number)).map((number) => `${where}: ${number}`),
    ...(CODE_ALONE.test(text) ? [`${where}: the code`] : []),
  ]);

test("the number and the code of a card appear nowhere but in the provider's frame [STATE-5/not-persisted] [STATE-5/not-logged] [STATE-5/not-in-analytics]", async ({
  page,
  context,
  host,
  shop,
  email,
  openPayment,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 500 .*\/tokens/);
  const seen: Seen[] = [];
  context.on('console', (message) => seen.push({ where: 'console', text: message.text() }));
  context.on('request', (request) => {
    const url = new URL(request.url());
    seen.push({ where: 'URL', text: request.url() });
    if (url.hostname === 'payments.localhost') return;
    const text = `${JSON.stringify(request.headers())} ${request.postData() ?? ''}`;
    seen.push({ where: `request to ${url.pathname}`, text });
  });
  await page.addInitScript(() => {
    Object.assign(window, { adobeDataLayer: [], dataLayer: [], messagesSeen: [] });
    const keep = (text: string): void => {
      const messages: unknown = Reflect.get(window, 'messagesSeen');
      if (Array.isArray(messages)) messages.push(text);
    };
    addEventListener('message', ({ data }) => keep(JSON.stringify(data)));
    // The browser doesn't reveal what a beacon contains.
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob) void body.text().then((text) => keep(`beacon: ${text}`));
      return send(url, body);
    };
    // Pages of the reference host send none by default.
    new MutationObserver((_, observer) => {
      observer.disconnect();
      document.documentElement.dataset['errorEndpoint'] = '/bsro/services/client-errors';
    }).observe(document, { childList: true });
  });
  const record = async (watched: Page): Promise<void> => {
    seen.push({ where: 'Redux state', text: await readReduxState(watched) });
    for (const [where, text] of Object.entries(await readPageTexts(watched))) {
      seen.push({ where, text });
    }
    seen.push({ where: 'messages', text: await readMessages(watched) });
    seen.push({ where: 'cookies', text: JSON.stringify(await context.cookies()) });
  };

  await openPayment();
  await fillCard(page, 'approved', CODE);
  await record(page);
  await page.route(TOKENS, (route) =>
    route.continue({
      headers: { ...route.request().headers(), 'x-bsro-fault': '/tokens=status:500' },
    }),
  );
  await getPlaceOrder(page).click();
  await expect(page.getByText(/^We couldn't reach the payment provider\./)).toBeVisible();
  await record(page);
  await page.unroute(TOKENS);

  await fillCard(page, 'declined', CODE);
  await getPlaceOrder(page).click();
  await expect(getCard(page)).toContainText('Your card was declined.');
  // The beacon omits a card number in an error's message. The console would show it, as it shows every
  // error's message.
  await page.evaluate(() => {
    const error = new TypeError('4012000200000006');
    error.stack = `at ${document.querySelector<HTMLScriptElement>('script[src]')?.src}`;
    Object.assign(console, { error: () => undefined });
    dispatchEvent(new ErrorEvent('error', { error, cancelable: true }));
  });
  await expect.poll(() => readMessages(page)).toContain('beacon: ');
  await record(page);

  await page.reload();
  await expect(getCardFields(page).getByLabel('Card number')).toHaveValue('');
  await fillCard(page, 'challenge', CODE);
  await getPlaceOrder(page).click();
  const question = page.frameLocator('iframe[title="Confirm your payment"]');
  await question.getByRole('button', { name: 'Decline' }).click();
  await expect(getCard(page)).toContainText('The payment was not confirmed.');
  await record(page);

  await fillCard(page, 'approved', CODE);
  await getPlaceOrder(page).click();
  const orderNumber = await expectConfirmation(page);
  await record(page);
  const mails = await shop.readMails(email);
  expect(mails).toContain(orderNumber);
  seen.push({ where: 'mailbox', text: mails });
  const log = host.readLog();
  expect(log).toContain('/order/create/:guid');
  seen.push({ where: 'log', text: log.replaceAll(/"ms":\d+/g, '') });

  expect(seen.length).toBeGreaterThan(200);
  expect(findSecrets(seen)).toEqual([]);

  const files = await host.readDatabase();
  const hasText = (text: string): string[] =>
    [...files].filter(([, bytes]) => bytes.includes(text)).map(([name]) => `${name}: ${text}`);
  // Finding the order number proves that the search works.
  expect(hasText(orderNumber)).not.toEqual([]);
  expect([...NUMBERS, 'securityCode', `"${CODE}"`].flatMap(hasText)).toEqual([]);
});
