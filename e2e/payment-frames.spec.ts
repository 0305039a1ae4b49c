import type { FrameLocator, Page } from '@playwright/test';
import { TEST_CARDS } from '../fixtures/services/payments/test-cards';
import { expect, test } from './support/test';

const NUMBER = '4012000100000007';

/** Reads the messages of a type that the page has received, with their senders. */
const readMessages = (page: Page, type: string) =>
  page.evaluate((wanted) => {
    const received: { origin: string; data: Record<string, unknown> }[] = Reflect.get(
      window,
      'received',
    );
    return received.filter(({ data }) => data['type'] === wanted);
  }, type);

const send = (page: Page, message: object): Promise<void> =>
  page.evaluate((data) => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Card details"]');
    if (!frame?.contentWindow) throw new Error('there is no frame');
    frame.contentWindow.postMessage({ channel: 'card-fields', ...data }, new URL(frame.src).origin);
  }, message);

/** Shows the card's frame for a site on a page whose policy allows it. */
const addFrame = (page: Page, site: string, payments: string): Promise<void> =>
  page.evaluate(
    (source) => {
      const received: object[] = [];
      Reflect.set(window, 'received', received);
      addEventListener('message', ({ origin, data }) => received.push({ origin, data }));
      const frame = document.createElement('iframe');
      Object.assign(frame, { title: 'Card details', src: source, width: '400', height: '300' });
      document.body.prepend(frame);
    },
    `${payments}/frame?origin=${encodeURIComponent(site)}`,
  );

/** Opens the checkout and shows the card's frame on it. */
const openFrame = async (page: Page, site: string, payments: string): Promise<FrameLocator> => {
  await page.goto(`${site}/checkout/`);
  await addFrame(page, site, payments);
  await expect.poll(() => readMessages(page, 'ready')).toHaveLength(1);
  return page.frameLocator('iframe[title="Card details"]');
};

const fill = async (frame: FrameLocator, number = NUMBER): Promise<void> => {
  await frame.getByLabel('Card number').pressSequentially(number);
  await frame.getByLabel('Expiration date').pressSequentially('1231');
  await frame.getByLabel('Security code').pressSequentially('987');
};

test('exchanges a card for a token without showing it to the page [CHKO-2] [STATE-5]', async ({
  page,
  origin,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes(NUMBER)) sent.push(request.url());
  });
  const frame = await openFrame(page, origin('fcac'), origin('payments'));
  await send(page, { type: 'init', theme: { colorText: 'rgb(0, 64, 0)', fontSize: 18 } });
  await fill(frame);
  await expect(frame.getByLabel('Card number')).toHaveValue('4012 0001 0000 0007');
  await expect(frame.getByLabel('Expiration date')).toHaveValue('12/31');
  await expect(frame.getByText('Visa', { exact: true })).toBeVisible();
  await expect(frame.getByLabel('Card number')).toHaveCSS('color', 'rgb(0, 64, 0)');
  await send(page, { type: 'tokenize', requestId: 'one' });
  await expect.poll(() => readMessages(page, 'token')).toHaveLength(1);
  expect(await readMessages(page, 'token')).toEqual([
    {
      origin: origin('payments'),
      data: {
        channel: 'card-fields',
        type: 'token',
        requestId: 'one',
        token: expect.stringMatching(/^tok_/),
        paymentBrand: 'visa',
        lastFour: '0007',
        expiryMonth: '12',
        expiryYear: '2031',
      },
    },
  ]);
  expect(sent).toEqual([`${origin('payments')}/tokens`]);
  const received = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'received')));
  for (const secret of [NUMBER, '4012', '987']) expect(received).not.toContain(secret);
});

test('shows errors at the fields, keeps valid input, and works by keyboard', async ({
  page,
  origin,
}) => {
  const frame = await openFrame(page, origin('fcac'), origin('payments'));
  const number = frame.getByLabel('Card number');
  await number.pressSequentially('4012');
  const readHeight = async (): Promise<number> =>
    Number((await readMessages(page, 'height')).at(-1)?.data['height'] ?? 0);
  await expect.poll(readHeight).toBeGreaterThan(0);
  const before = await readHeight();
  await number.press('Tab');
  await expect(frame.getByLabel('Expiration date')).toBeFocused();
  await send(page, { type: 'tokenize', requestId: 'one' });
  await expect(number).toBeFocused();
  await expect(number).toHaveAccessibleDescription('Visa Enter the full card number');
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await expect(frame.getByText('Enter the expiration date as MM/YY')).toBeVisible();
  await expect.poll(readHeight).toBeGreaterThan(before);
  await number.fill(NUMBER);
  await expect(frame.getByText('Enter the full card number')).toBeHidden();
  await number.press('Enter');
  await expect.poll(() => readMessages(page, 'submit')).toHaveLength(1);
  for (const name of ['Card number', 'Expiration date', 'Security code']) {
    const box = await frame.getByLabel(name).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  await send(page, { type: 'clear' });
  await expect(number).toHaveValue('');
});

test('reports a failure of the provider, keeps the input, and works on the next attempt', async ({
  page,
  origin,
  allowConsoleError,
}) => {
  allowConsoleError(/503/);
  const frame = await openFrame(page, origin('fcac'), origin('payments'));
  await fill(frame);
  await page.route(`${origin('payments')}/tokens`, (route) =>
    route.continue({
      headers: { ...route.request().headers(), 'x-bsro-fault': '/tokens=status:503' },
    }),
  );
  await send(page, { type: 'tokenize', requestId: 'one' });
  await expect.poll(() => readMessages(page, 'error')).toHaveLength(1);
  expect((await readMessages(page, 'error'))[0]?.data).toMatchObject({ reason: 'unavailable' });
  await page.unroute(`${origin('payments')}/tokens`);
  await send(page, { type: 'tokenize', requestId: 'two' });
  await expect.poll(() => readMessages(page, 'token')).toHaveLength(1);
  await expect(frame.getByLabel('Security code')).toHaveValue('987');
});

test('the frame does not load on a page of another origin', async ({
  page,
  origin,
  allowConsoleError,
}) => {
  allowConsoleError(/frame-ancestors/);
  await page.goto(`${origin('tiresplus')}/checkout/`);
  const refused = page.waitForEvent('console', (message) =>
    message.text().includes('frame-ancestors'),
  );
  await addFrame(page, origin('fcac'), origin('payments'));
  await refused;
  await expect(
    page.frameLocator('iframe[title="Card details"]').getByLabel('Card number'),
  ).toHaveCount(0);
});

test('the form and the challenge are accessible, even at 320 px', async ({
  page,
  origin,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const query = `?origin=${encodeURIComponent(origin('fcac'))}`;
  await page.goto(`${origin('payments')}/frame${query}`);
  await page.getByLabel('Card number').fill('9999');
  await page.getByLabel('Expiration date').fill('1331');
  await page.getByLabel('Security code').focus();
  await expect(page.getByText('Enter a month from 01 to 12')).toBeVisible();
  await expectAccessible('body > div');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  await page.goto(`${origin('payments')}/challenge/${'a'.repeat(24)}${query}`);
  await expect(page.getByText('has expired or has already been answered')).toBeVisible();
  await expectAccessible('body > div');
});

test('the home page of the host lists every test card [CHKO-2]', async ({ page, baseURL }) => {
  await page.goto(`http://localhost:${new URL(baseURL ?? '').port}/`);
  for (const { number } of TEST_CARDS) await expect(page.getByText(number)).toBeVisible();
});
