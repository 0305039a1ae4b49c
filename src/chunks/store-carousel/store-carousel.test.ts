import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServices, listFailures, ok } from '../../../test/fake-services';
import type { FakeResponse, ServiceCall } from '../../../test/fake-services';
import { mountIn } from '../../../test/mount-root';
import { fakeResizeObserver } from '../../../test/resize-observer';
import { bus } from '../../bus/bus';
import type { Topics } from '../../bus/topics';
import { getReduxStore } from '../../store';
import { loggedIn, loggedOut } from '../../store/account/account-slice';
import { findTires } from './cards';
import { GAP, getSlidesPerView, SLIDES_FROM } from './layout';
import StoreCarousel from '.';

const STORE_ID = '310001';

const PRICING = '/bsro/services/store/pricing-details';

type Announcement = Topics['createproductprice'];

interface CardMarkup {
  brand?: string;
  name?: string;
  articles?: string;
  inside?: string;
  attributes?: string;
}

const createCard = ({ brand, name, articles, inside = '', attributes = '' }: CardMarkup): string =>
  [
    '<div class="tire-card"',
    brand === undefined ? '' : ` data-brand="${brand}"`,
    name === undefined ? '' : ` data-tire-name="${name}"`,
    articles === undefined ? '' : ` data-article-ids="${articles}"`,
    ` ${attributes}><a href="/tires/">${name ?? 'A tire'}</a>${inside}</div>`,
  ].join('');

const TIRES: readonly CardMarkup[] = Array.from({ length: 10 }, (_, index) => ({
  brand: 'Northline',
  name: `Trail ${index}`,
  articles: `10${index},20${index}`,
}));

const openPage = (cards: readonly CardMarkup[]): HTMLElement => {
  document.body.innerHTML = `<div class="store-container" data-store-id="${STORE_ID}">
    <div class="tires-carousel" role="group" aria-label="Tires in stock" tabindex="0">
      ${cards.map(createCard).join('\n<p></p>')}
    </div></div>`;
  const container = document.querySelector<HTMLElement>('.store-container');
  if (!container) throw new Error('no container');
  return container;
};

const start = (container: HTMLElement): Promise<() => void> =>
  mountIn(StoreCarousel, container, { storeId: STORE_ID });

const createPriceResponse = (code: string, value: number): FakeResponse =>
  ok({
    summary: {
      minPrice: {
        code,
        price: { value, formattedValue: `$${value.toFixed(2)}` },
        potentialPromotions: [],
        rebates: [],
      },
    },
  });

/** Sets the width of the window and of all elements, and a matchMedia for it. */
const setWindowWidth = (width: number): void => {
  Object.assign(globalThis, {
    matchMedia: (query: string) => ({
      matches:
        query.includes('min-width') && width >= Number(/min-width:\s*(\d+)px/.exec(query)?.[1]),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
  // jsdom has no layout; without a width everything would fit.
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { value: width, configurable: true });
};

/** Functions that notify the carousel that it is in the viewport. */
let notifiers: (() => void)[] = [];

class FakeIntersectionObserver {
  #callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }
  observe(target: Element) {
    const rect = target.getBoundingClientRect();
    const entry = {
      target,
      isIntersecting: true,
      boundingClientRect: rect,
      intersectionRect: rect,
      intersectionRatio: 1,
      rootBounds: null,
      time: 0,
    };
    notifiers.push(() => this.#callback([entry], toObserver(this)));
  }
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

const toObserver = (fake: FakeIntersectionObserver): IntersectionObserver =>
  Object.assign(fake, { root: null, rootMargin: '0px', thresholds: [0], scrollMargin: '0px' });

const enterViewport = (): void => notifiers.splice(0).forEach((notify) => notify());

let announcements: Announcement[] = [];
let cleanUp: (() => void)[] = [];

beforeEach(async () => {
  localStorage.clear();
  notifiers = [];
  Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });
  setWindowWidth(1280);
  getReduxStore().dispatch(loggedOut());
  cleanUp = [bus.subscribe('createproductprice', (payload) => announcements.push(payload))];
  // The bus replays the announcement of the previous test.
  await Promise.resolve();
  announcements = [];
});

afterEach(() => {
  cleanUp.forEach((step) => step());
});

const mount = async (cards: readonly CardMarkup[]): Promise<HTMLElement> => {
  const container = openPage(cards);
  cleanUp.push(await start(container));
  return container;
};

const getPricingCalls = (calls: readonly ServiceCall[]): ServiceCall[] =>
  calls.filter(({ url }) => url.pathname === PRICING);

test('requests no price before the carousel is visible, then one per card in parallel [CARO-1/first-view] [CARO-1/one-call-per-card]', async () => {
  const calls = fakeServices(() => 'hang');
  await mount(TIRES);
  await Promise.resolve();
  expect(calls).toHaveLength(0);
  enterViewport();
  // No call has a response yet: all ten are pending at once.
  expect(getPricingCalls(calls)).toHaveLength(10);
  expect(Object.fromEntries(getPricingCalls(calls)[3]?.url.searchParams ?? [])).toEqual({
    storeNumber: STORE_ID,
    articleIDs: '103,203',
    brand: 'Northline',
    tireName: 'Trail 3',
  });
});

test('requests no price again when the carousel becomes visible again [CARO-1/first-view]', async () => {
  const calls = fakeServices(() => 'hang');
  await mount(TIRES.slice(0, 2));
  const notifications = [...notifiers];
  notifications.forEach((notify) => notify());
  notifications.forEach((notify) => notify());
  expect(getPricingCalls(calls)).toHaveLength(2);
});

test('announces every priced card in page order as each price arrives [CARO-2/attached] [CARO-3/announced]', async () => {
  const waiting = new Map<string, (reply: FakeResponse) => void>();
  fakeServices(
    ({ url }) =>
      new Promise((resolve) => waiting.set(url.searchParams.get('tireName') ?? '', resolve)),
  );
  await mount(TIRES.slice(0, 3));
  enterViewport();
  await waitFor(() => expect(waiting.size).toBe(3));
  waiting.get('Trail 2')?.(createPriceResponse('202', 99.5));
  await waitFor(() => expect(announcements).toHaveLength(1));
  waiting.get('Trail 0')?.(createPriceResponse('100', 142.99));
  await waitFor(() => expect(announcements).toHaveLength(2));
  expect(announcements.map(({ cards }) => cards.map(({ articleCode }) => articleCode))).toEqual([
    ['202'],
    ['100', '202'],
  ]);
  expect(announcements[1]).toEqual({
    loggedIn: false,
    cards: [
      {
        storeNumber: STORE_ID,
        brand: 'Northline',
        tireName: 'Trail 0',
        articleCode: '100',
        price: 142.99,
        priceFormatted: '$142.99',
        promo: [],
        rebate: [],
        showPrice: false,
        isAsLowAs: true,
      },
      expect.objectContaining({ articleCode: '202', price: 99.5 }),
    ],
  });
});

test('announces the cards of all mounted carousels together [CARO-3/announced]', async () => {
  const waiting = new Map<string, (reply: FakeResponse) => void>();
  fakeServices(
    ({ url }) =>
      new Promise((resolve) => waiting.set(url.searchParams.get('tireName') ?? '', resolve)),
  );
  const first = openPage(TIRES.slice(0, 2));
  const second = openPage(TIRES.slice(2, 4));
  document.body.append(first, second);
  const undo = await start(first);
  cleanUp.push(undo, await start(second));
  enterViewport();
  await waitFor(() => expect(waiting.size).toBe(4));
  const deliverPrice = async (tire: number, announced: number) => {
    waiting.get(`Trail ${tire}`)?.(createPriceResponse(`10${tire}`, 99.5));
    await waitFor(() => expect(announcements).toHaveLength(announced));
  };
  await deliverPrice(2, 1);
  await deliverPrice(0, 2);
  undo();
  await deliverPrice(3, 3);
  expect(announcements.map(({ cards }) => cards.map(({ articleCode }) => articleCode))).toEqual([
    ['102'],
    ['100', '102'],
    ['102', '103'],
  ]);
});

test('announces nothing until the login state is known [CARO-3/login-once]', async () => {
  // The login state of a separate Redux store stays 'loading' until the test sets it.
  jest.resetModules();
  const calls = fakeServices(({ url }) =>
    url.pathname === PRICING ? createPriceResponse('1', 50) : 'hang',
  );
  const fresh = {
    ...(await import('../../store')),
    ...(await import('../../store/account/account-slice')),
    ...(await import('../../bus/bus')),
    ...(await import('./prices')),
  };
  const announcements: Announcement[] = [];
  fresh.bus.subscribe('createproductprice', (payload) => announcements.push(payload));
  const container = openPage(TIRES.slice(0, 1));
  document.cookie = 'tokenId=00000000-0000-0000-0000-000000000000; path=/';
  cleanUp.push(() => {
    document.cookie = 'tokenId=; path=/; max-age=0';
  });
  const cards = findTires([...container.childNodes])?.cards ?? [];
  cleanUp.push(fresh.announcePrices('1', cards));
  expect(fresh.selectLoginState(fresh.getReduxStore().getState())).toBe('loading');
  await waitFor(() => expect(getPricingCalls(calls)).toHaveLength(1));
  await new Promise((resolve) => queueMicrotask(() => queueMicrotask(() => resolve(undefined))));
  expect(announcements).toHaveLength(0);
  fresh.getReduxStore().dispatch(fresh.loggedIn({ tokenId: 'a' }));
  await waitFor(() => expect(announcements).toEqual([expect.objectContaining({ loggedIn: true })]));
});

test('announces that the driver is signed in [CARO-3/announced]', async () => {
  fakeServices(() => createPriceResponse('1', 50));
  getReduxStore().dispatch(loggedIn({ tokenId: 'a' }));
  await mount(TIRES.slice(0, 1));
  enterViewport();
  await waitFor(() => expect(announcements).toHaveLength(1));
  expect(announcements[0]?.loggedIn).toBe(true);
});

test.each([
  ...listFailures(),
  ['no lowest price is found', ok({ summary: {} })],
  ['the lowest price has no price object', ok({ summary: { minPrice: { code: '7' } } })],
] as const)('never announces a card when %s [CARO-2/not-published]', async (_name, reply) => {
  fakeServices(({ url }) =>
    url.searchParams.get('tireName') === 'Trail 0' ? reply : createPriceResponse('101', 80),
  );
  const container = await mount(TIRES.slice(0, 2));
  const text = container.textContent;
  enterViewport();
  await waitFor(() => expect(announcements).toHaveLength(1));
  expect(announcements[0]?.cards.map(({ articleCode }) => articleCode)).toEqual(['101']);
  expect(container.textContent).toBe(text);
});

test('announces the rating that the CMS rendered in a card only if the rating is valid [CARO-2]', async () => {
  fakeServices(({ url }) => createPriceResponse(url.searchParams.get('articleIDs') ?? '', 80));
  await mount([
    {
      brand: 'A',
      name: 'One',
      articles: '1',
      attributes: 'data-rating="4.3" data-review-count="212"',
    },
    { brand: 'A', name: 'Two', articles: '2', attributes: 'data-rating="9"' },
  ]);
  enterViewport();
  await waitFor(() => expect(announcements).toHaveLength(2));
  const [one, two] = announcements[1]?.cards ?? [];
  expect(one).toMatchObject({ rating: 4.3, reviewCount: 212 });
  expect(two).not.toHaveProperty('rating');
});

test('reports a card without a brand once, and requests the prices of the others [MOUNT-8/missing] [CARO-1]', async () => {
  const reported: string[] = [];
  const silence = jest
    .spyOn(console, 'error')
    .mockImplementation((_text, error, tag) => reported.push(`${error} in ${tag}`));
  const calls = fakeServices(() => 'hang');
  await mount([{ name: 'Nameless' }, ...TIRES.slice(0, 1)]);
  enterViewport();
  expect(getPricingCalls(calls)).toHaveLength(1);
  expect(reported).toEqual([
    expect.stringMatching(
      /data-brand is missing, expected text: write .* in <div class="tire-card"/,
    ),
  ]);
  silence.mockRestore();
});

test('shows one, three, and four slides from 320, 768, and 1024 pixels, 20 pixels apart [CARO-4/widths]', () => {
  expect(SLIDES_FROM).toEqual({ 320: 1, 768: 3, 1024: 4 });
  expect(GAP).toBe(20);
});

test.each([
  [320, 'Tires 1 of 10', 1],
  [767, 'Tires 1 of 10', 1],
  [768, 'Tires 1 to 3 of 10', 3],
  [1023, 'Tires 1 to 3 of 10', 3],
  [1024, 'Tires 1 to 4 of 10', 4],
] as const)(
  'shows and announces the tires in view at %i pixels: %s [CARO-4/widths]',
  async (width, words, inView) => {
    setWindowWidth(width);
    const container = await mount(TIRES);
    expect(within(container).getByRole('status')).toHaveTextContent(words);
    expect(container.querySelectorAll('.tire-card:not([inert])')).toHaveLength(inView);
  },
);

test.each([
  [1280, 699, 3],
  [1280, 700, 4],
  [1280, 519, 1],
  [1280, 520, 3],
  [767, 720, 1],
  [1280, 0, 4],
])(
  'shows as many slides in a window of %i pixels as fit into a column of %i pixels: %i',
  (windowWidth, width, slides) => {
    expect(getSlidesPerView(windowWidth, width)).toBe(slides);
  },
);

test('names the carousel, its slides, and its buttons [CARO-4]', async () => {
  await mount(TIRES);
  const carousel = screen.getByRole('group', { name: 'Tires in stock' });
  expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  const slide = within(carousel).getByRole('group', { name: '1 of 10' });
  expect(slide).toHaveAttribute('aria-roledescription', 'slide');
  const next = within(carousel).getByRole('button', { name: 'Next tires' });
  const track = document.getElementById(next.getAttribute('aria-controls') ?? '');
  expect(track).toContainElement(slide);
  expect(track).not.toContainElement(next);
});

test('disables Previous on the first slide and keeps its focus [CARO-4/no-loop]', async () => {
  await mount(TIRES);
  const previous = screen.getByRole('button', { name: 'Previous tires' });
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(previous);
  expect(previous).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Tires 1 to 4 of 10');
});

const getSwiper = () => document.querySelector('.swiper-initialized');
const waitForSwiper = () => waitFor(() => expect(getSwiper()).not.toBeNull());

describe('Swiper', () => {
  const getNext = () => screen.getByRole('button', { name: 'Next tires' });
  const getScrollbar = () => {
    const scrollbar = document.querySelector('.bsro-carousel__scrollbar');
    if (!scrollbar) throw new Error('no scrollbar');
    return scrollbar;
  };
  const getViewport = () => {
    const viewport = document.querySelector('.bsro-carousel__viewport');
    if (!viewport) throw new Error('no viewport');
    return viewport;
  };
  type Point = readonly [x: number, y: number];
  /** Fires an event of a pointer, for which jsdom has no class. */
  const firePointer = (target: Window | Element, type: string, pointerType: string, at: Point) => {
    const event = new MouseEvent(type, { bubbles: true, clientX: at[0], clientY: at[1] });
    fireEvent(target, Object.assign(event, { pointerId: 7, pointerType }));
  };
  /** Presses at one point and releases at another. */
  const drag = (element: Element, pointerType: string, from: Point, to: Point): void => {
    firePointer(element, 'pointerdown', pointerType, from);
    firePointer(window, 'pointerup', pointerType, to);
  };

  test.each([
    [
      'points at the carousel',
      () => fireEvent.pointerEnter(getViewport().closest('.bsro-carousel') ?? document),
    ],
    ['touches the carousel', () => firePointer(getViewport(), 'pointerdown', 'touch', [0, 0])],
    ['focuses the carousel', () => fireEvent.focusIn(getNext())],
  ])(
    'loads when a visitor %s, and changes nothing visible [CARO-4] [MOUNT-7]',
    async (_name, use) => {
      await mount(TIRES);
      enterViewport();
      await new Promise((next) => {
        setTimeout(next);
      });
      expect(getSwiper()).toBeNull();
      const status = screen.getByRole('status');
      const changes: MutationRecord[] = [];
      const observer = new MutationObserver((records) => changes.push(...records));
      observer.observe(status, { childList: true, characterData: true, subtree: true });
      use();
      await waitForSwiper();
      expect(status).toHaveTextContent('Tires 1 to 4 of 10');
      expect(document.querySelectorAll('.tire-card:not([inert])')).toHaveLength(4);
      expect(changes).toEqual([]);
      observer.disconnect();
    },
  );

  test('applies all clicks that came before it had loaded [CARO-4]', async () => {
    await mount(TIRES);
    fireEvent.click(getNext());
    fireEvent.click(getNext());
    expect(getNext()).toHaveAttribute('aria-busy', 'true');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Tires 7 to 10 of 10'),
    );
    expect(getNext()).not.toHaveAttribute('aria-busy');
    expect(getNext()).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(screen.getByRole('button', { name: 'Previous tires' }));
    expect(screen.getByRole('status')).toHaveTextContent('Tires 5 to 8 of 10');
  });

  test.each([
    ['a swipe to the left', [300, 100], [200, 110], 'Tires 5 to 8 of 10'],
    ['a swipe to the right', [200, 100], [300, 110], 'Tires 1 to 4 of 10'],
    ['a tap', [300, 100], [295, 100], 'Tires 1 to 4 of 10'],
    ['a vertical swipe', [300, 100], [280, 200], 'Tires 1 to 4 of 10'],
  ] as const)(
    'follows %s that began before it had loaded [CARO-4]',
    async (_name, from, to, expected) => {
      await mount(TIRES);
      drag(getViewport(), 'touch', from, to);
      await waitForSwiper();
      expect(screen.getByRole('status')).toHaveTextContent(expected);
    },
  );

  test('waits for the end of a swipe during which it loads [CARO-4]', async () => {
    await mount(TIRES);
    firePointer(getViewport(), 'pointerdown', 'touch', [300, 100]);
    await waitForSwiper();
    expect(screen.getByRole('status')).toHaveTextContent('Tires 1 to 4 of 10');
    firePointer(window, 'pointerup', 'touch', [100, 100]);
    expect(screen.getByRole('status')).toHaveTextContent('Tires 5 to 8 of 10');
  });

  test.each([
    ['the browser scrolls the page instead', 'touch', 'pointercancel'],
    ['a mouse drags a link', 'mouse', 'pointerup'],
  ])('ignores a press when %s [CARO-4]', async (_name, pointerType, end) => {
    await mount(TIRES);
    firePointer(getViewport(), 'pointerdown', pointerType, [300, 100]);
    firePointer(window, end, pointerType, [100, 100]);
    await waitForSwiper();
    expect(screen.getByRole('status')).toHaveTextContent('Tires 1 to 4 of 10');
  });

  test('shows the tires at the scrollbar position where a press ended [CARO-4/scrollbar]', async () => {
    await mount(TIRES);
    const area = { left: 100, width: 500 };
    getScrollbar().getBoundingClientRect = () =>
      Object.assign(document.body.getBoundingClientRect(), area);
    drag(getScrollbar(), 'mouse', [110, 20], [900, 20]);
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Tires 7 to 10 of 10'),
    );
  });

  test('adapts to the width of the window both before and after loading [CARO-4/widths]', async () => {
    await mount(TIRES);
    setWindowWidth(800);
    fireEvent(window, new Event('resize'));
    expect(screen.getByRole('status')).toHaveTextContent('Tires 1 to 3 of 10');
    fireEvent.click(getNext());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Tires 4 to 6 of 10'));
    fireEvent(window, new Event('resize'));
    expect(screen.getByRole('status')).toHaveTextContent('Tires 4 to 6 of 10');
  });

  test('adapts to the width of its column in the next frame [CARO-4/widths]', async () => {
    const resize = fakeResizeObserver();
    await mount(TIRES);
    Object.defineProperty(HTMLElement.prototype, 'clientWidth', { value: 400 });
    act(() => resize());
    // Browsers report a loop if a resize changes the layout before the next frame.
    expect(screen.getByRole('status')).toHaveTextContent('Tires 1 to 4 of 10');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Tires 1 of 10'));
  });

  test('does not start if it loads after the carousel was unmounted [MOUNT-6/removed]', async () => {
    const container = openPage(TIRES);
    const before = container.cloneNode(true);
    const undo = await start(container);
    fireEvent.click(getNext());
    undo();
    await new Promise((next) => {
      setTimeout(next, 0);
    });
    expect(container.isEqualNode(before)).toBe(true);
  });
});

test.each([false, true])(
  "restores the CMS's list when it is unmounted (Swiper has loaded: %s) [CARO-4]",
  async (isUsed) => {
    const container = openPage(TIRES);
    const before = container.cloneNode(true);
    const undo = await start(container);
    expect(container.isEqualNode(before)).toBe(false);
    if (isUsed) {
      fireEvent.click(screen.getByRole('button', { name: 'Next tires' }));
      await waitForSwiper();
    }
    undo();
    expect(container.isEqualNode(before)).toBe(true);
  },
);

test("uses an editor's wrappers as the slides if they contain the cards [CARO-4]", async () => {
  document.body.innerHTML = `<div class="store-container" data-store-id="1"><ul class="tires-carousel">
    ${TIRES.slice(0, 6)
      .map((tire) => `<li>${createCard(tire)}</li>`)
      .join('')}</ul></div>`;
  const container = document.querySelector<HTMLElement>('.store-container');
  if (!container) throw new Error('no container');
  cleanUp.push(await start(container));
  expect(container.querySelectorAll('li.bsro-carousel__slide')).toHaveLength(6);
  // List items keep their role, because screen readers count them.
  expect(container.querySelector('li[role]')).toBeNull();
});

test("keeps the CMS's HTML of a container without tires [CARO-4]", async () => {
  const container = openPage([]);
  const list = container.querySelector('.tires-carousel');
  const before = list?.outerHTML;
  const undo = await start(container);
  expect(container.querySelector('.tires-carousel')).toBe(list);
  expect(list?.outerHTML).toBe(before);
  undo();
});

test("adds a tire image at angle 60 to a card without an image, and keeps the CMS's images [CARO-5/parts] [CARO-5/options]", async () => {
  const container = await mount([
    { brand: 'Road & King', name: 'Trail+', articles: '1' },
    { brand: 'A', name: 'B', inside: '<img src="/own.svg" alt="own">' },
    { brand: 'A', name: 'C', inside: '<img alt="drawn">' },
  ]);
  const sources = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(sources).toEqual([
    '/is/image/tires/roadking-trailplus-60?wid=240&hei=240&fmt=svg&scl=1&crop=center',
    '/own.svg',
    '/is/image/tires/a-c-60?wid=240&hei=240&fmt=svg&scl=1&crop=center',
  ]);
});
