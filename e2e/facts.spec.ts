import type { Page } from '@playwright/test';
import { array, parse, tuple, string, unknown } from 'valibot';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../fixtures/services/seed/accounts';
import { FACTS } from '../src/bus/facts';
import type { Fact } from '../src/bus/facts';
import { PAGE, signIn } from './support/account';
import {
  completeSteps,
  expect,
  expectConfirmation,
  fillCard,
  getPlaceOrder,
  test,
} from './support/checkout';
import { chooseVehicle, fillContact, reviewAndBook } from './support/booking';
import { getLastNextTime } from './support/next-times';
import { BILLING } from './support/shop';

/** The item of session storage in which the pages of a test collect the facts that their scripts receive. */
const KEY = 'test-facts';

/** Subscribes to all facts before the bundle loads, as a page's script does. */
const watchFacts = async (page: Page): Promise<void> => {
  await page.addInitScript(`
    if (window === top) for (const fact of ${JSON.stringify(Object.keys(FACTS))}) {
      (window.bsro ||= []).push(['subscribe', fact, (payload) => {
        const known = JSON.parse(sessionStorage.getItem('${KEY}') ?? '[]');
        sessionStorage.setItem('${KEY}', JSON.stringify([...known, [fact, payload]]));
      }]);
    }`);
};

const facts = array(tuple([string(), unknown()]));

/** Reads the facts in the order in which the pages of this tab received them. */
const readFacts = async (page: Page) =>
  parse(
    facts,
    JSON.parse((await page.evaluate((key) => sessionStorage.getItem(key), KEY)) ?? '[]'),
  );

/** Reads the payloads of one fact. */
const readPayloads = async (page: Page, fact: Fact): Promise<readonly unknown[]> =>
  (await readFacts(page)).flatMap(([name, payload]) => (name === fact ? [payload] : []));

/** Fails if a fact contains one of the words. */
const expectNoneOf = async (page: Page, words: readonly string[]): Promise<void> => {
  const text = JSON.stringify(await readFacts(page)).toLowerCase();
  expect(words.filter((word) => text.includes(word.toLowerCase()))).toEqual([]);
};

test("tells the page's scripts about a cart and its order, once and without what the visitor has typed [BUS-5/cart] [BUS-5/order] [BUS-5/no-personal-data]", async ({
  page,
  cart,
  storeNumber,
  email,
}) => {
  await watchFacts(page);
  await completeSteps(page, email);
  const items = [{ code: cart.code, quantity: cart.qty, price: expect.any(Number) }];
  const total = expect.any(Number);
  const cartFact = { storeNumber, items, addOns: [], total };
  expect(await readPayloads(page, 'cart-changed')).toEqual([cartFact]);
  await fillCard(page, 'approved');
  await getPlaceOrder(page).click();
  const orderNumber = await expectConfirmation(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();

  expect(await readPayloads(page, 'order-placed')).toEqual([
    { orderNumber, storeNumber, items, total },
  ]);
  expect((await readPayloads(page, 'cart-changed')).slice(1)).toEqual([
    { items: [], addOns: [], total: 0 },
  ]);
  const key = new URL(page.url()).searchParams.get('key') ?? '';
  expect(key).not.toBe('');
  const { state, ...typed } = BILLING;
  expect(state).toBe('CO');
  await expectNoneOf(page, [...Object.values(typed), email, key, cart.guid]);
});

test("tells the page's scripts about a booked appointment, once and without what the visitor has typed [BUS-5/appointment] [BUS-5/no-personal-data]", async ({
  page,
  storeNumber,
  email,
}) => {
  await watchFacts(page);
  await page.goto(
    `/appointment/schedule-appointment/?storeNumber=${storeNumber}&serviceId=rotation`,
  );
  await chooseVehicle(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await getLastNextTime(page).click();
  await fillContact(page, email);
  await page.getByLabel('First name').fill('Canary');
  await page.getByLabel('Comments for the store').fill('Plate YELLOW7');
  await reviewAndBook(page);
  const title = page.getByRole('heading', { level: 2, name: 'Your appointment is booked' });
  await expect(title).toBeVisible();
  const number = await page.locator('.bsro-booking__confirmation strong').first().innerText();
  await page.reload();
  await expect(title).toBeVisible();

  expect(await readPayloads(page, 'appointment-booked')).toEqual([
    { storeNumber, serviceIds: ['rotation'] },
  ]);
  await expectNoneOf(page, ['canary', 'byron', '3035550100', email, 'yellow7', 'camry', number]);
});

test("tells the page's scripts about my store, the session, and a search, also those that subscribe late [BUS-5/store] [BUS-5/session] [BUS-5/search] [BUS-5/replay]", async ({
  page,
}) => {
  await watchFacts(page);
  await page.goto(PAGE);
  await signIn(page);
  await expect
    .poll(() => readPayloads(page, 'session-changed'))
    .toEqual([{ loggedIn: false }, { loggedIn: true }]);
  await expect
    .poll(() => readPayloads(page, 'store-selected'))
    .toContainEqual({ storeNumber: expect.stringMatching(/^\d+$/) });

  await page.goto('/tires/vehicle/?year=2019&make=Toyota&model=Camry&trim=LE');
  await expect.poll(() => readPayloads(page, 'search-shown')).toHaveLength(1);
  const [shown] = await readPayloads(page, 'search-shown');
  expect(shown).toEqual({ searchType: 'vehicle', count: expect.any(Number) });
  const late = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const received: unknown[] = [];
        window.bsro?.push([
          'subscribe',
          'search-shown',
          (payload: unknown) => received.push(payload),
        ]);
        setTimeout(() => resolve(received));
      }),
  );
  expect(late).toEqual([shown]);
  const { email, firstName } = DEMO_ACCOUNTS.driver;
  await expectNoneOf(page, [email, firstName, DEMO_PASSWORD]);
});
