import { configure, fireEvent, waitFor } from '@testing-library/dom';
import { clearCookies } from '../../test/clear-cookies';
import { PlaceholderError } from '../browser/author-errors';
import { report } from '../browser/report';
import { bus } from '../bus/bus';
import { defineTexts } from '../language/define-texts';
import { manifest } from '../mounts/manifest';
import { declare } from '../mounts/runtime/declare';
import { unmount } from '../mounts/runtime/mount';
import { mounts } from '../mounts/runtime/registry';
import { createScan } from '../mounts/runtime/scan';
import { createMountTriggers } from '../mounts/schema/mount-trigger';
import { explain, openExplain } from './explain';
import * as Mistakes from './find-mistakes';

// jsdom has no constructed stylesheets.
jest.mock('./panel-styles', () => ({ createStyles: () => ({}) }));

jest.mock('./find-mistakes', () => {
  const actual = jest.requireActual<typeof Mistakes>('./find-mistakes');
  return { ...actual, findMistakes: jest.fn(actual.findMistakes) };
});
const findMistakes = jest.mocked(Mistakes.findMistakes);
const { findMistakes: actualFindMistakes } = jest.requireActual<typeof Mistakes>('./find-mistakes');

const respond = jest.fn();
const info = jest.spyOn(console, 'info');

const PAGE = `
  <div class="bsro-product-price" data-brand="Example" data-tire-name="Road">CMS</div>
  <div class="reviews-app-v2" data-type="stars" data-id="T1">CMS</div>
  <div class="store-container" data-storeid="310001">CMS</div>
  <div class="review-app-v2" data-id="T2">CMS</div>
  <div class="bsro-my-store" data-visitor-id="visitor-7"><a href="/">Find a store</a></div>`;

const open = (html: string): void => {
  document.body.innerHTML = html;
  const loadStart = declare(manifest);
  createScan(createMountTriggers(manifest), async () => ({ loadStart }))();
};

beforeAll(() => {
  Reflect.set(globalThis, '__webpack_public_path__', 'http://fcac.localhost/bsro-ui/');
  Object.assign(window, { matchMedia: () => ({ matches: false, addEventListener() {} }) });
  Object.assign(window, { fetch: respond, Request: Event });
  Object.assign(performance, {
    measure() {},
    getEntriesByName: () => [],
    getEntriesByType: () => [],
  });
  HTMLElement.prototype.scrollIntoView = jest.fn();
});

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  info.mockReset().mockImplementation(() => {});
  clearCookies();
  document.documentElement.dataset['siteName'] = 'fcac';
  delete document.documentElement.dataset['switches'];
  document.cookie = 'bsro.cp-fcac=%7B%7D; path=/';
  history.replaceState(null, '', '/tires/?email=ann%40example.com');
});

afterEach(() => {
  mounts.forEach(unmount);
  mounts.clear();
});

const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

// React took its timers before the test's clock; they run only between the steps of an asynchronous wait.
configure({ unstable_advanceTimersWrapper: async () => wait(50) });

describe('the text for the console', () => {
  test('names each placeholder with its state, its attributes, and what was expected [BUS-4]', async () => {
    open(PAGE);
    await wait(0);
    const text = await explain();
    expect(info).toHaveBeenCalledWith(text);
    expect(text).toContain('Product price (product-price)');
    expect(text).toContain('data-brand: "Example", from the page; expected text');
    expect(text).toContain(
      'data-type: "stars", from the page (wrong); expected one of inline-rating, reviews',
    );
    expect(text).toContain('data-store-id: missing (wrong); expected digits');
  });

  test('names near misses with the corrected tag [MOUNT-8]', async () => {
    open(PAGE);
    await wait(0);
    const text = await explain();
    expect(text).toContain('found the class review-app-v2');
    expect(text).toContain('write: <div class="reviews-app-v2" data-id="T2">');
    expect(text).toContain('write: <div class="store-container" data-store-id="310001">');
  });

  test('names a part outside of its placeholder with the whole HTML', async () => {
    open('<div class="tire-card" data-brand="A" data-tire-name="B" data-article-ids="1">x</div>');
    await wait(0);
    expect(await explain()).toMatch(/expected it inside \.tires-carousel of \.store-container/);
  });

  test('shows no value that may identify a visitor', async () => {
    open(`${PAGE}<div class="review-app-v2" data-id="ann@example.com"></div>`);
    await wait(0);
    const text = await explain();
    expect(text).toContain('data-visitor-id: "…", from the page');
    expect(text).not.toMatch(/visitor-7|ann/);
  });

  test('lists topics by their fields, and calls by method, path, status, and time', async () => {
    open('');
    await explain();
    bus.publish('myzipset', { zip: '80122', source: 'visitor' });
    const response = {
      status: 200,
      headers: new Map([['content-type', 'application/json']]),
      clone: () => ({ json: async () => ({ success: 'false', status: '053' }) }),
    };
    respond.mockResolvedValueOnce(response);
    respond.mockRejectedValueOnce(new TypeError('offline'));
    await window.fetch('/bsro/services/store/310001?email=ann%40example.com');
    await expect(window.fetch('/bsro/services/cart/get', { method: 'POST' })).rejects.toThrow(
      'offline',
    );
    respond.mockRejectedValueOnce(new TypeError('no URL'));
    await expect(window.fetch('http://')).rejects.toThrow('no URL');
    await wait(0);
    const text = await explain();
    expect(text).toMatch(/\d+ ms topic: myzipset \{ zip, source \}/);
    expect(text).toMatch(
      /call: GET \/bsro\/services\/store\/… → 200, refused with status 053 \(\d+ ms\)/,
    );
    expect(text).toMatch(/call: POST \/bsro\/services\/cart\/get → no response \(\d+ ms\)/);
    expect(text).toMatch(/call: GET … → no response/);
    expect(text).not.toMatch(/80122|ann@|ann%40/);
  });

  test('names the attribute whose value made a call fail, such as an unknown store', async () => {
    open(
      '<div class="bsro-store-hours" data-store-number="999999">Hours</div>' +
        '<div class="bsro-product-price" data-brand="Example" data-tire-name="Road">CMS</div>',
    );
    await explain();
    respond.mockResolvedValueOnce({ status: 404, headers: new Map() });
    await window.fetch('/bsro/services/store/details/999999?brand=Example');
    await wait(0);
    expect(await explain()).toMatch(/, 1 mistake\n/);
    expect(await explain()).toMatch(
      /MISTAKES\nStore hours [^]*data-store-number="999999" may be wrong: a call with it failed, GET \/bsro\/services\/store\/details\/… → 404/,
    );
  });

  test.each([
    [
      'a tire',
      '<div class="bsro-tire-detail" data-article="910999_200053" data-brand="A" data-tire-name="B">CMS</div>',
      'tire/details/910999?storeNumber=310001',
      'data-article="910999_200053"',
    ],
    [
      'an offer',
      '<div class="bsro-offer-details" data-friendly-id="no-such-sale"><h1>$80 off</h1></div>',
      'promotions/alloffers?friendlyId=no-such-sale',
      'data-friendly-id="no-such-sale"',
    ],
  ])(
    'names the attribute of %s that a service does not know',
    async (_title, html, path, named) => {
      open(html);
      await explain();
      respond.mockResolvedValueOnce({ status: 404, headers: new Map() });
      await window.fetch(`/bsro/services/${path}`);
      await wait(0);
      expect(await explain()).toContain(`${named} may be wrong: a call with it failed`);
    },
  );

  test('blames no text attribute for a failed call with several parameters', async () => {
    open(
      '<div class="bsro-tire-detail" data-article="200046" data-brand="Example" data-tire-name="Road">CMS</div>',
    );
    await explain();
    respond.mockResolvedValueOnce({ status: 404, headers: new Map() });
    await window.fetch('/bsro/services/store/pricing-details?storeNumber=7&brand=Example');
    await wait(0);
    expect(await explain()).not.toContain('may be wrong');
  });

  test.each([400, 500])('blames no attribute for a call with the status %d', async (status) => {
    open('<div class="bsro-store-hours" data-store-number="888888">Hours</div>');
    await explain();
    respond.mockResolvedValueOnce({ status, headers: new Map() });
    await window.fetch('/bsro/services/store/details/888888');
    await wait(0);
    expect(await explain()).not.toContain('may be wrong');
  });

  test('says what hides a placeholder', async () => {
    open('<main hidden><div class="bsro-store-results"></div></main>');
    await wait(0);
    expect(await explain()).toMatch(/It is hidden by display: none on <main hidden>\./);
  });

  test('finds a mistake in a placeholder inside a mounted placeholder', async () => {
    open('<nav data-mount="mounted"><div class="bsro-my-store">Find a store</div></nav>');
    await wait(0);
    expect(await explain()).toContain('mistake: found bsro-my-store without <a>');
  });

  test('names the class that replaces a former one [MOUNT-1]', async () => {
    open('<div class="cart-app"><p>Call us</p></div><div class="order"><p>Of a theme</p></div>');
    await wait(0);
    const text = await explain();
    expect(text).toMatch(/, 1 mistake\n/);
    expect(text).toContain(
      'mistake: found the class cart-app, which no placeholder has; expected bsro-cart-app',
    );
  });

  test("quotes only the bundle's own errors, which contain nothing that a visitor typed", async () => {
    open(PAGE);
    await wait(0);
    const element = document.querySelector('.bsro-product-price') ?? undefined;
    const context = { source: 'product-price', during: 'x', ...(element && { element }) };
    report(new Error('ann@example.com is taken'), context);
    expect(await explain()).toContain('last error: product-price (x): Error; see the console');
    report(new PlaceholderError('there is no link'), context);
    expect(await explain()).toContain('last error: product-price (x): there is no link');
    expect(await explain()).not.toContain('ann@');
  });

  test('reports an unknown site name and a missing profile cookie [SITE-1] [COOK-2]', async () => {
    open('');
    document.documentElement.dataset['siteName'] = 'acme';
    expect(await explain()).toContain(
      'data-site-name of <html> is "acme", expected the name of a site',
    );
    document.documentElement.dataset['siteName'] = 'fcac';
    expect(await explain()).not.toContain('SITE');
    clearCookies();
    expect(await explain()).toContain('the cookie bsro.cp-fcac is missing');
  });

  test('shows each switch with the source of its value [SITE-3]', async () => {
    history.replaceState(null, '', '/?bsro-ui-tdp=v1');
    document.cookie = 'bsro-ui-chatbot=on; path=/';
    document.documentElement.dataset['switches'] = 'bsro-ui-pinnacle:off';
    open('');
    const text = await explain();
    expect(text).toContain('bsro-ui-tdp: v1 (query)');
    expect(text).toContain('bsro-ui-chatbot: on (cookie)');
    expect(text).toContain('bsro-ui-pinnacle: off (page)');
    expect(text).toContain('bsro-ui-global-nav: not set');
  });

  test('says nothing about the page if the site has switched explain mode off', async () => {
    document.documentElement.dataset['switches'] = 'bsro-ui-explain:off';
    open(PAGE);
    expect(await explain()).toMatch(/^Explain mode is off on this site/);
    openExplain();
    expect(document.querySelector('.bsro-explain')).toBeNull();
  });

  test('names the changed texts that are not shown, except those of features that have not loaded [TEXT-1/explained]', async () => {
    defineTexts('explained', { title: 'Your cart', checkOut: 'Check out' });
    open(`<script type="application/json" class="bsro-texts">
      { "explained.titel": "Basket", "explained.title": "<b>Basket</b>", "explained.checkOut": "Pay", "other.title": "" }
    </script>`);
    await wait(0);
    const text = await explain();
    expect(text).toContain(
      'found the key explained.titel, which no text has; expected explained.title',
    );
    expect(text).toContain('found HTML in the text explained.title; expected plain text');
    expect(text).not.toMatch(/explained\.checkOut|other\.title/);
  });
});

describe('the HTML as the CMS renders it', () => {
  /** Opens a page that the bundle has changed. */
  const openRendered = (html: string, now: string): void => {
    open(now);
    const headers = new Map([['content-type', 'text/html; charset=utf-8']]);
    respond.mockResolvedValueOnce({ status: 200, headers, text: async () => html });
  };

  test.each([
    [
      'a placeholder inside one that has replaced its contents',
      '<div class="bsro-store-results"><div class="bsro-cart-icon"></div></div>',
      '<div class="bsro-store-results">Stores</div>',
      'found bsro-cart-icon inside bsro-store-results',
    ],
    [
      'an open tag, which the browser has closed',
      '<main><div class="bsro-store-results"><p>Stores</p></main>',
      '<main><div class="bsro-store-results"><p>Stores</p></div></main>',
      'found <div class="bsro-store-results"> without an end tag',
    ],
    [
      'JSON of a slot that is mounted',
      '<div class="bsro-interrupt-slot"><script type="application/json">[{"id":"a","type":"strip"}]</script></div>',
      '<div class="bsro-interrupt-slot" data-mount="mounted"><script type="application/json">[{"id":"a","type":"strip"}]</script></div>',
      'write: "type": "interrupt-modal"',
    ],
    [
      'a placeholder in the head, which the browser has moved',
      '<html><head><div class="bsro-store-results"></div></head><body></body></html>',
      '<div class="bsro-store-results"></div>',
      'found bsro-store-results in the head',
    ],
  ])('shows %s', async (_title, html, now, message) => {
    openRendered(html, now);
    expect(await explain()).toContain(message);
  });

  test('shows each mistake once, and corrects what the author wrote', async () => {
    openRendered(
      '<a class="bsro-find-store" href="http://a.example/">Schedule</a>',
      '<a class="bsro-find-store bsro-busy" href="http://a.example/?storeNumber=1">Schedule</a>',
    );
    const text = await explain();
    expect(text.match(/mistake: /g)).toHaveLength(1);
    expect(text).toContain('write: <a class="bsro-find-store" href="https://a.example/">');
  });

  test('shows a placeholder in a comment as a hint', async () => {
    openRendered(
      '<main><p>Tires</p><section><h2>Hours</h2><!-- <div class="bsro-find-store"></div> --></section></main>',
      '<main><p>Tires</p><section><h2>Hours</h2></section></main>',
    );
    const text = await explain();
    expect(text).toMatch(/, 0 mistakes, 1 hint\n/);
    expect(text).toMatch(
      /HINTS\n<section>\n {2}hint: found bsro-find-store in a comment, [^\n]*\n {2}write: <div class="bsro-find-store"><\/div>/,
    );
    expect(text).not.toContain('MISTAKES');
  });

  test('also finds mistakes in what a script has added', async () => {
    openRendered('<main></main>', '<main><div class="reviews-app-v2" data-id="1"></div></main>');
    expect(await explain()).toContain('found reviews-app-v2 without data-type');
  });

  test('masks what may identify a visitor, but not classes and lists of article IDs', async () => {
    const className = `a-class-that-is-longer-than-a-${'token'.repeat(3)}`;
    openRendered(
      `<div class="tire-card ${className}" data-brand="A" data-tire-name="B" data-article-ids="213091,213036" data-visitor-id="visitor-7">ann@example.com</div>`,
      '',
    );
    const text = await explain();
    expect(text).toContain(`class="tire-card ${className}"`);
    expect(text).toContain('data-article-ids="213091,213036"');
    expect(text).not.toMatch(/visitor-7|ann@/);
  });

  test.each([
    ['does not load', () => Promise.reject(new TypeError('offline'))],
    ['is not HTML', async () => ({ headers: new Map([['content-type', 'application/pdf']]) })],
  ])("explains the page as it is in the browser if the CMS's HTML %s", async (_title, answer) => {
    open('<div class="review-app-v2" data-id="T2">CMS</div>');
    respond.mockImplementationOnce(answer);
    expect(await explain()).toContain('found the class review-app-v2');
  });
});

describe('the panel', () => {
  const getShadow = (): ShadowRoot => {
    const shadow = document.querySelector('.bsro-explain')?.shadowRoot;
    if (!shadow) throw new Error('no panel');
    return shadow;
  };
  const getAll = (selector: string): HTMLElement[] => [
    ...getShadow().querySelectorAll<HTMLElement>(selector),
  ];
  const waitForOutlines = (isExpected: (count: number) => boolean): Promise<void> =>
    waitFor(() => {
      if (!isExpected(getAll('.box').length)) throw new Error('another number of outlines');
    });
  const getSummary = (text: string): HTMLElement => {
    const found = getAll('summary').find(({ textContent }) => textContent?.includes(text));
    if (!found) throw new Error(`no summary with ${text}`);
    return found;
  };
  /** jsdom fires no event for a details element that opens. */
  const unfold = (summary: HTMLElement): HTMLElement => {
    const { parentElement: details } = summary;
    if (!(details instanceof HTMLDetailsElement)) throw new Error('no details');
    details.open = true;
    fireEvent(details, new Event('toggle'));
    return details;
  };
  let host: Element | null;

  // The panel opens once per page.
  beforeEach(async () => {
    open(PAGE);
    await wait(0);
    openExplain();
    host ??= document.querySelector('.bsro-explain');
    if (host) document.body.append(host);
    await waitForOutlines((count) => count > 0);
  });

  afterEach(async () => {
    mounts.forEach(unmount);
    mounts.clear();
    document.body.replaceChildren(...(host ? [host] : []));
    // A topic updates the panel.
    bus.publish('myzipset', { zip: '80122', source: 'visitor' });
    await waitForOutlines((count) => count === 0);
  });

  test('lists the mistakes before the placeholders', () => {
    const titles = getAll('h3').map(({ textContent }) => textContent);
    expect(titles).toEqual(['Mistakes and hints', 'Placeholders', 'More']);
    expect(getAll('h3 + ul')[0]).toHaveTextContent('found the class review-app-v2');
  });

  beforeAll(() => {
    host = null;
  });

  test('lists the placeholders with their states, and outlines the one with the focus', async () => {
    const summary = getSummary('Reviews');
    expect(summary).toHaveTextContent('Reviews (reviews): failed');
    const element = document.querySelector('.reviews-app-v2');
    const scroll = jest.spyOn(HTMLElement.prototype, 'scrollIntoView');
    summary.focus();
    await waitFor(() => expect(scroll.mock.contexts).toContain(element));
    expect(getAll('.box[data-current] .badge')).toHaveLength(1);
    expect(getAll('.box[data-current]')[0]).toHaveTextContent('reviews: failed');
  });

  test('copies the corrected HTML, or selects it if the browser refuses', async () => {
    const details = unfold(getSummary('review-app-v2'));
    await waitFor(() => expect(details.querySelector('button')).not.toBeNull());
    const button = details.querySelector('button');
    if (!button) throw new Error('no button');
    const writeText = jest.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce('no');
    Object.assign(navigator, { clipboard: { writeText } });
    const status = getShadow().querySelector('[role=status]');
    fireEvent.click(button);
    await wait(0);
    await waitFor(() => expect(writeText).toHaveBeenCalled());
    expect(writeText).toHaveBeenCalledWith('<div class="reviews-app-v2" data-id="T2">');
    await waitFor(() => expect(status).toHaveTextContent('HTML copied.'));
    fireEvent.click(button);
    await wait(0);
    await waitFor(() => expect(status).toHaveTextContent('press Ctrl+C'));
  });

  test('closes on Escape, moves the focus to the button that opens it, and opens again', async () => {
    const [panel] = getAll('.panel');
    const [opener] = getAll('.opener');
    if (!panel || !opener) throw new Error('no panel');
    fireEvent.keyDown(panel, { key: 'Escape' });
    await waitFor(() => expect(panel.hidden).toBe(true));
    expect(getShadow().activeElement).toBe(opener);
    fireEvent.click(opener);
    await waitFor(() => expect(panel.hidden).toBe(false));
    expect(getShadow().activeElement).toHaveTextContent('Explain mode');
  });

  test('scrolls to the element of an entry whenever the entry gets the focus', () => {
    const scroll = jest.spyOn(HTMLElement.prototype, 'scrollIntoView').mockClear();
    const summary = getSummary('My store');
    summary.focus();
    summary.blur();
    summary.focus();
    const element = document.querySelector('.bsro-my-store');
    expect(scroll.mock.contexts).toEqual([element, element]);
    expect(scroll).toHaveBeenCalledWith({ block: 'center' });
  });

  test('explains nothing while it is closed, but records states, and updates when it opens', async () => {
    const [panel] = getAll('.panel');
    const [opener] = getAll('.opener');
    if (!panel || !opener) throw new Error('no panel');
    const timeline = unfold(getSummary('Topics, calls, and states'));
    fireEvent.keyDown(panel, { key: 'Escape' });
    await waitFor(() => expect(panel.hidden).toBe(true));
    const element = document.querySelector('.bsro-my-store');
    element?.setAttribute('data-mount', 'failed');
    const text = panel.textContent;
    await wait(400);
    expect(panel.textContent).toBe(text);
    fireEvent.click(opener);
    await waitFor(() => expect(panel.hidden).toBe(false));
    expect(getSummary('My store (my-store): failed')).toBeInTheDocument();
    expect(timeline).toHaveTextContent(/my-store is failed/);
  });

  test('lists the same mistake of an element as often as it occurs, without a duplicate key', async () => {
    const logged = jest.spyOn(console, 'error');
    findMistakes.mockImplementation(() =>
      Array.from({ length: 2 }, (_, index) => ({
        element: document.body,
        rule: 'misplaced-part' as const,
        message: 'the same mistake',
        correction: `${index}`,
      })),
    );
    const listSame = () =>
      getAll('summary').filter(({ textContent }) => textContent?.includes('the same mistake'));
    bus.publish('myzipset', { zip: '80122', source: 'visitor' });
    await waitFor(() => expect(listSame()).toHaveLength(2));
    const errors = logged.mock.calls.map(([text]) => `${text}`);
    expect(errors.filter((text) => text.includes('same key'))).toEqual([]);
    findMistakes.mockImplementation(actualFindMistakes);
    bus.publish('myzipset', { zip: '80122', source: 'visitor' });
    await waitFor(() => expect(listSame()).toHaveLength(0));
  });

  test('updates the state of a placeholder and keeps its details open', async () => {
    const details = unfold(getSummary('My store'));
    const element = document.querySelector('.bsro-my-store');
    element?.setAttribute('data-mount', 'failed');
    element?.setAttribute('data-mount-reason', "error: This section didn't load.");
    await waitFor(() => expect(details).toHaveTextContent('My store (my-store): failed'));
    expect(details.isConnected).toBe(true);
    expect(details).toHaveTextContent('Failed: an error; see the console.');
  });

  test('keeps the details of a mistake open when its element is replaced', async () => {
    const createMistake = (element: Element) => ({
      element,
      rule: 'script-type' as const,
      message: 'a mistake in an element',
      correction: '',
    });
    const [first, second] = [document.createElement('script'), document.createElement('script')];
    document.body.append(first);
    findMistakes.mockImplementation(() => [createMistake(first)]);
    bus.publish('myzipset', { zip: '80122', source: 'visitor' });
    await waitFor(() => expect(getSummary('a mistake in an element')).toBeInTheDocument());
    const details = unfold(getSummary('a mistake in an element'));
    first.replaceWith(second);
    second.id = 'replacement';
    findMistakes.mockImplementation(() => [createMistake(second)]);
    bus.publish('myzipset', { zip: '80122', source: 'visitor' });
    await waitFor(() => expect(details).toHaveTextContent('id="replacement"'));
    findMistakes.mockImplementation(actualFindMistakes);
  });

  test('says that a reload applies a selected switch', async () => {
    const details = unfold(getSummary('Switches'));
    const [first] = details.querySelectorAll('select');
    if (!first) throw new Error('no select');
    fireEvent.change(first, { target: { value: 'on' } });
    await waitFor(() =>
      expect(details.querySelector('[role=status]')).toHaveTextContent('Reload the page'),
    );
  });
});
