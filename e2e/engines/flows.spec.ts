import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../fixtures/services/seed/accounts';
import type { EnginePage } from './support/engine-page';
import { findLink, PLAIN_PAGE } from './support/find-link';
import { expect, test, waitUntil } from './support/test';

/** A page without interrupts that every brand has. */
const STORES_PAGE = '/locate/display-map/';

const isMounted = (css: string): boolean =>
  document.querySelector<HTMLElement>(css)?.dataset['mount'] === 'mounted';

const waitForMount = (tab: EnginePage, css: string): Promise<void> =>
  waitUntil(tab, `${css} is mounted`, isMounted, css);

/** Waits until an element that contains the text is visible. */
const waitForText = (tab: EnginePage, css: string, text: string): Promise<void> =>
  waitUntil(
    tab,
    `${css} shows "${text}"`,
    (selector, words) =>
      [...document.querySelectorAll(selector)].some(
        (element) =>
          element.getClientRects().length > 0 &&
          element.textContent.replace(/\s+/g, ' ').includes(words),
      ),
    css,
    text,
  );

/** Waits until no element that matches is visible. */
const waitForNone = (tab: EnginePage, css: string): Promise<void> =>
  waitUntil(
    tab,
    `no ${css} is visible`,
    (selector) =>
      [...document.querySelectorAll(selector)].every(
        (element) => element.getClientRects().length === 0,
      ),
    css,
  );

const waitForPath = (tab: EnginePage, path: string): Promise<void> =>
  waitUntil(
    tab,
    `the URL is ${path}`,
    (wanted) =>
      location.pathname + location.search === wanted && document.readyState === 'complete',
    path,
  );

/** Delays the calls whose path starts with a prefix, until `endDelays`. */
const delayCalls = (tab: EnginePage, path: string, milliseconds: number): Promise<void> =>
  tab.evaluate((fault) => {
    document.cookie = `x-bsro-fault=${encodeURIComponent(fault)}; path=/`;
  }, `${path}=delay:${milliseconds}`);

const endDelays = (tab: EnginePage): Promise<void> =>
  tab.evaluate(() => {
    document.cookie = 'x-bsro-fault=; path=/; max-age=0';
  });

/** Scrolls to an element without an animation. */
const scrollTo = (tab: EnginePage, css: string): Promise<void> =>
  tab.evaluate((selector) => {
    document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, css);

const MENU = '.bsro-account-menu[data-variant="desktop"]';

const openSignIn = async (tab: EnginePage): Promise<void> => {
  await waitForMount(tab, MENU);
  await tab.click({ css: `${MENU} button`, text: 'Sign In' });
  await waitForText(tab, 'dialog', 'Sign In');
};

test('finds stores by zip code, and saves the store that a visitor selects', async ({ tab }) => {
  await tab.open('/locate/');
  await waitForMount(tab, '.bsro-store-finder');
  await tab.type(
    { css: '.bsro-store-finder input[type="text"], .bsro-store-finder input[type="search"]' },
    '80202',
  );
  await tab.press('Enter');
  await waitUntil(tab, 'the list shows stores', () => location.search === '?zip=80202');
  await waitForMount(tab, '.bsro-store-results');
  const second = 'li:nth-of-type(2) .bsro-store-card';
  await tab.click({ css: `${second} button`, text: 'Make my store' });
  await waitForText(tab, `${second} button`, 'My store');
  await tab.open(`${STORES_PAGE}?zip=80202`);
  await waitForText(tab, `${second} button`, 'My store');
});

test('signs a driver in and out', async ({ tab }) => {
  const { email, firstName } = DEMO_ACCOUNTS.driver;
  await tab.open(STORES_PAGE);
  await openSignIn(tab);
  await tab.type({ css: 'dialog input[type="email"]' }, email);
  await tab.type({ css: 'dialog input[type="password"]' }, DEMO_PASSWORD);
  await tab.press('Enter');
  await waitForNone(tab, 'dialog');
  await waitForText(tab, `${MENU} button`, firstName);
  await tab.click({ css: `${MENU} button`, text: firstName });
  await tab.click({ css: `${MENU} button`, text: 'Sign Out' });
  await waitForText(tab, `${MENU} button`, 'Sign In');
});

test('adds a vehicle to the garage', async ({ tab }) => {
  const garage = 'header .bsro-my-garage';
  await tab.open(STORES_PAGE);
  await tab.click({ css: 'header summary', text: 'My garage' });
  await waitForMount(tab, garage);
  await tab.click({ css: `${garage} button`, text: 'Add a vehicle' });
  for (const [label, value] of [
    ['Year', '2019'],
    ['Make', 'Toyota'],
    ['Model', 'Camry'],
    ['Trim', 'LE'],
  ] as const) {
    await waitUntil(
      tab,
      `${label} offers ${value}`,
      (name, wanted) => {
        const select = [...document.querySelectorAll('header .bsro-my-garage select')].find(
          (field) =>
            field instanceof HTMLSelectElement &&
            [...field.labels].some(({ textContent }) => textContent.trim() === name),
        );
        if (!(select instanceof HTMLSelectElement)) return false;
        const option = [...select.options].find(({ text }) => text === wanted);
        if (!option) return false;
        select.value = option.value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
        return true;
      },
      label,
      value,
    );
  }
  await tab.click({ css: `${garage} button`, text: 'Save vehicle' });
  await waitForText(tab, `${garage} h3`, 'Camry');
});

test('scrolls the carousel, but does not scroll the page when the carousel mounts in view', async ({
  tab,
}) => {
  const carousel = '.store-container';
  await tab.open(await findLink(tab, '/', '/local/'));
  await scrollTo(tab, carousel);
  const before = await tab.evaluate(() => scrollY);
  await waitForMount(tab, carousel);
  await waitForText(tab, `${carousel} .bsro-price`, '$');
  const moved = Math.abs((await tab.evaluate(() => scrollY)) - before);
  // The browser's scroll anchoring rounds positions.
  expect(moved).toBeLessThanOrEqual(1);
  await tab.click({ css: `${carousel} button`, text: 'Next tires' });
  await waitForText(tab, `${carousel} [role="status"]`, 'Tires 5 to');
  await tab.click({ css: `${carousel} button`, text: 'Previous tires' });
  await waitForText(tab, `${carousel} [role="status"]`, 'Tires 1 to');
});

test('lists reviews, and shows more on request', async ({ tab }) => {
  const list = '.reviews-app-v2[data-type="reviews"]';
  await tab.open(await findLink(tab, '/tires/', '/tires/brands/'));
  await scrollTo(tab, list);
  await waitForMount(tab, list);
  const hasArticles = (css: string, least: number): boolean =>
    document.querySelectorAll(`${css} article`).length >= least;
  await waitUntil(tab, 'six reviews show', hasArticles, list, 6);
  await tab.click({ css: `${list} button`, text: 'Show more reviews' });
  await waitUntil(tab, 'more reviews show', hasArticles, list, 7);
});

test('shows an interrupt once, and shares an offer by email', async ({ tab }) => {
  await tab.open('/maintenance/');
  await waitForText(tab, 'dialog', '$80 off a set of four');
  await tab.click({ css: 'dialog button', text: 'Close' });
  await waitForNone(tab, 'dialog');
  await tab.open('/offers/');
  await waitForMount(tab, '.bsro-interrupt-slot');
  await scrollTo(tab, '.bsro-offer-card');
  await waitForMount(tab, '.bsro-offer-card');
  await waitForNone(tab, 'dialog');
  await tab.click({ css: '.bsro-offer-card a', text: 'Share' });
  await waitForText(tab, 'dialog', 'Share this offer');
  await tab.click({ css: 'dialog label', text: 'Email' });
  await tab.type({ css: 'dialog input[type="email"]' }, `engine-${Date.now()}@example.com`);
  await tab.click({ css: 'dialog button', text: 'Send' });
  await waitForText(tab, 'dialog button', 'No Thanks');
  await tab.click({ css: 'dialog button', text: 'No Thanks' });
  await waitForNone(tab, 'dialog');
});

test('opens and closes the menus on a desktop and on a phone', async ({ tab }) => {
  await tab.open('/repair/');
  await waitForMount(tab, '.bsro-navigation');
  await tab.click({ css: 'nav summary', text: 'More in Tires' });
  await waitForText(tab, 'nav a', 'All tires');
  await tab.click({ css: 'h1' });
  await waitForNone(tab, 'nav details[open]');

  await tab.resize(375, 667);
  await tab.open('/repair/');
  await waitForMount(tab, '.bsro-navigation');
  await waitForNone(tab, 'nav[popover] a');
  await tab.click({ css: 'header button', text: 'Menu' });
  await waitForText(tab, 'nav[popover] a', 'Tires');
  await tab.click({ css: 'nav[popover] button', text: 'Close menu' });
  await waitForNone(tab, 'nav[popover] a');
});

test('closes a modal on Back, and leaves the page on Back when no modal is open', async ({
  tab,
}) => {
  await tab.open('/tires/');
  await tab.open(STORES_PAGE);
  await openSignIn(tab);
  await tab.back();
  await waitForNone(tab, 'dialog');
  await waitForPath(tab, STORES_PAGE);
  await waitUntil(tab, 'the guard is back', () =>
    JSON.stringify(history.state).includes('bsroModalGuard'),
  );
  await openSignIn(tab);
  await tab.press('Escape');
  await waitForNone(tab, 'dialog');
  await tab.back();
  await waitForPath(tab, '/tires/');
});

for (const [what, from, link, calls, shown, text] of [
  [
    'prices',
    '/',
    '/local/',
    '/bsro/services/store/pricing-details',
    '.store-container .bsro-price',
    '$',
  ],
  ['reviews', '/tires/', '/tires/brands/', '/bsro/services/reviews', '.reviews-app-v2 article', ''],
] as const) {
  test(`shows ${what} after Back if the visitor had left the page while the ${what} loaded`, async ({
    tab,
    host,
    tolerated,
  }) => {
    // WebKit and Firefox abort calls before pagehide; some features then report an error.
    tolerated.push(/no connection/);
    const url = await findLink(tab, from, link);
    await delayCalls(tab, calls, 60_000);
    await tab.open(url);
    const place = shown.split(' ')[0] ?? '';
    await scrollTo(tab, place);
    await waitForMount(tab, place);
    await expect.poll(() => host.listOpenCalls().some((call) => call.startsWith(calls))).toBe(true);
    await tab.open(PLAIN_PAGE);
    await endDelays(tab);
    await tab.back();
    // The page may reload itself, so the test scrolls before each check.
    await waitUntil(
      tab,
      `${shown} shows "${text}"`,
      (target, css, words) => {
        document.querySelector(target)?.scrollIntoView({ block: 'center', behavior: 'instant' });
        return [...document.querySelectorAll(css)].some(
          (element) => element.getClientRects().length > 0 && element.textContent.includes(words),
        );
      },
      place,
      shown,
      text,
    );
  });
}
