import { AsyncLocalStorage } from 'node:async_hooks';
import { number, object, parse, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { BOOKING_NOW, createSlot } from '../../../test/booking';
import { createCart as parseCart, createMoney } from '../../../test/carts';
import { clearCookies } from '../../../test/clear-cookies';
import { fakeServices, NOT_FOUND, ok, refused } from '../../../test/fake-services';
import type { FakeResponse, ServiceCall } from '../../../test/fake-services';
import { fc } from '../../../test/fast-check';
import { BILLING, CARD, createPlacedOrder } from '../../../test/orders';
import { redirectTo } from '../../browser/navigation';
import { createReduxStore } from '..';
import type { AppStore } from '..';
import { saveCartGuid } from '../cart/cart-storage';
import {
  changeBilling,
  chooseVisitTime,
  endChallenge,
  openCheckout,
  showStep,
} from './checkout-thunks';
import { selectCheckout } from './checkout-slice';
import { refreshCart } from '../cart/cart-thunks';
import { selectCartActivity } from '../cart/cart-slice';
import { checkOrder, placeOrder } from './place-order';
import { savedLastOrder } from './checkout-storage';

jest.mock('../../browser/navigation', () => ({
  ...jest.requireActual<object>('../../browser/navigation'),
  redirectTo: jest.fn(),
}));

const GUID = 'g-1';
const SLOT = createSlot('2026-11-24', '13:00');

/** What the host decides about an order that it could place. */
const DECISIONS = [
  'approve',
  'approve',
  'Declined',
  'ChallengeRequired',
  'OutOfStock',
  'EcommerceUnavailable',
  'Other',
] as const;

/** What happens to an order request and its response. */
const FATES = [
  'delivered',
  // The host places the order, but the page doesn't receive the response.
  'response lost',
  'broken response',
  // The request never arrives.
  'request lost',
  // The request arrives after the page has given up.
  'late',
  // The request runs until a later step, or until the page gives up.
  'slow',
] as const;

/** What happens next: something that the visitor, the network, or the host does. */
type Step =
  | {
      readonly kind: 'press';
      readonly tab: number;
      readonly times: number;
      readonly fate: (typeof FATES)[number];
      readonly decision: (typeof DECISIONS)[number];
    }
  | {
      readonly kind: 'reload' | 'check' | 'focus' | 'select' | 'end challenge';
      readonly tab: number;
    }
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'network'; readonly isUp: boolean }
  | { readonly kind: 'arrive' | 'finish' | 'raise price' };

const tab = fc.nat({ max: 1 });

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('press' as const),
      tab,
      times: fc.integer({ min: 1, max: 2 }),
      fate: fc.constantFrom(...FATES),
      decision: fc.constantFrom(...DECISIONS),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'reload' as const,
        'check' as const,
        'focus' as const,
        'select' as const,
        'end challenge' as const,
      ),
      tab,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      seconds: fc.constantFrom(1, 2, 5, 31, 80),
    }),
  },
  fc.record({ kind: fc.constant('network' as const), isUp: fc.boolean() }),
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('arrive' as const, 'finish' as const, 'raise price' as const),
    }),
  },
);

const createStorage = (): Storage => {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
};

/** A page in a tab. After a reload, the code of the old page no longer has an effect. */
interface Page {
  readonly store: AppStore;
  readonly session: Storage;
  readonly redirects: string[];
  isGone: boolean;
  /** Number of order requests without a response. */
  inFlight: number;
}

/** The page whose code is running. */
const currentPage = new AsyncLocalStorage<Page>();
const advance = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

const orderBody = object({ holdId: string(), expectedTotal: object({ value: number() }) });

/** Creates a fake order service: it is idempotent, and an order removes its cart. */
const createHost = () => {
  let hasCart = true;
  let total = 400;
  let holdId = '';
  let holds = 0;
  const results = new Map<string, FakeResponse>();
  const running = new Set<string>();
  const late: (() => void)[] = [];
  const slow: (() => void)[] = [];
  const orders: ReturnType<typeof createPlacedOrder>[] = [];
  const charges = new Map<string, 'charged' | 'voided'>();
  const reasons = new Map<string, string>();

  const createCart = () => {
    const record = parseCart({ guid: GUID });
    return { ...record, totals: { ...record.totals, total: createMoney(total) } };
  };

  const carryOut = (
    key: string,
    body: InferOutput<typeof orderBody>,
    decision: (typeof DECISIONS)[number],
  ): FakeResponse => {
    const refuse = (phrase: string, data: object = {}): FakeResponse => {
      reasons.set(key, phrase);
      return refused('409', phrase, data);
    };
    if (!hasCart) return refuse('CartExpired');
    if (decision === 'OutOfStock') return refuse(decision, { codes: ['100'] });
    if (decision === 'EcommerceUnavailable') return refuse(decision);
    if (body.expectedTotal.value !== total)
      return refuse('PriceChanged', { totals: createCart().totals });
    if (body.holdId !== holdId) return refuse('SlotTaken', { alternatives: [SLOT] });
    if (decision === 'ChallengeRequired') return refuse(decision, { challengeUrl: '/challenge/c' });
    charges.set(key, 'charged');
    if (decision !== 'approve') {
      charges.set(key, 'voided');
      return refuse(decision, { reason: 'declined' });
    }
    hasCart = false;
    const order = createPlacedOrder(`T${orders.length + 1}`);
    orders.push(order);
    return ok(order);
  };
  const process = (
    key: string,
    body: unknown,
    decision: (typeof DECISIONS)[number],
  ): FakeResponse => {
    const previousResult = results.get(key);
    if (previousResult) return previousResult;
    const result = carryOut(key, parse(orderBody, body), decision);
    results.set(key, result);
    running.delete(key);
    return result;
  };

  const host = {
    isUp: true,
    fate: 'delivered' as (typeof FATES)[number],
    decision: 'approve' as (typeof DECISIONS)[number],
    keys: [] as string[],
    orders,
    charges,
    raisePrice: () => {
      total += 10;
    },
    /** Lets a request arrive after the page has given up on it. */
    arrive: () => late.shift()?.(),
    /** Finishes a request that is running. */
    finish: () => slow.shift()?.(),
    respond: async ({ path, url, headers, body }: ServiceCall): Promise<FakeResponse> => {
      if (path === 'order/create/g-1') {
        const key = headers['Idempotency-Key'] ?? '';
        host.keys.push(key);
        const { fate, decision } = host;
        switch (fate) {
          case 'delivered':
            return process(key, body, decision);
          case 'response lost':
            process(key, body, decision);
            return 'reset';
          case 'broken response':
            process(key, body, decision);
            return { status: 500, text: '<!doctype html>' };
          case 'request lost':
            return 'reset';
          case 'late':
            late.push(() => process(key, body, decision));
            return 'reset';
          case 'slow': {
            running.add(key);
            return new Promise((resolve) => {
              slow.push(() => resolve(process(key, body, decision)));
              // The page gives up after 30 seconds.
              setTimeout(() => resolve('hang'), 29_990);
            });
          }
        }
      }
      if (path === 'appointment/hold') {
        if (!host.isUp) return 'reset';
        holds += 1;
        holdId = `h-${holds}`;
        return ok({ holdId, expires: new Date(Date.now() + 600_000).toISOString() });
      }
      if (!host.isUp) return 'reset';
      if (path === 'cart/get/g-1') return hasCart ? ok(createCart()) : NOT_FOUND;
      if (path !== 'order/status') return NOT_FOUND;
      const key = url.searchParams.get('key') ?? '';
      const reason = reasons.get(key);
      const order = orders.find((placed) => results.get(key) && isResult(key, placed));
      if (order) return ok({ state: 'placed', order });
      if (reason !== undefined) return ok({ state: 'refused', reason });
      return ok({ state: running.has(key) ? 'running' : 'none' });
    },
  };
  const isResult = (key: string, placed: object): boolean =>
    JSON.stringify(results.get(key)) === JSON.stringify(ok(placed));
  return host;
};

let shared: Storage;

beforeEach(() => {
  jest.useFakeTimers({ now: BOOKING_NOW });
  clearCookies();
  document.documentElement.dataset['siteName'] = 'fcac';
  const nowhere = createStorage();
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    const page = currentPage.getStore();
    return page && !page.isGone ? page.session : nowhere;
  });
  jest
    .spyOn(window, 'localStorage', 'get')
    .mockImplementation(() => (currentPage.getStore()?.isGone === false ? shared : nowhere));
  jest.mocked(redirectTo).mockImplementation((url) => {
    currentPage.getStore()?.redirects.push(url);
  });
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const expectOneOrder = async (steps: readonly Step[]): Promise<void> => {
  clearCookies();
  jest.clearAllTimers();
  jest.setSystemTime(BOOKING_NOW);
  shared = createStorage();
  const host = createHost();
  fakeServices(async (call) => {
    const page = currentPage.getStore();
    const isOrder = call.path.startsWith('order/create');
    if (!page || !isOrder) return host.respond(call);
    page.inFlight += 1;
    // A tab never has two order requests at once.
    expect(page.inFlight).toBe(1);
    try {
      return await host.respond(call);
    } finally {
      page.inFlight -= 1;
    }
  });

  const open = async (session: Storage): Promise<Page> => {
    const page: Page = {
      store: createReduxStore(),
      session,
      redirects: [],
      isGone: false,
      inFlight: 0,
    };
    currentPage.run(page, () => void page.store.dispatch(openCheckout()));
    await advance(0);
    return page;
  };
  const act = async (page: Page, dispatch: (store: AppStore) => void): Promise<void> => {
    currentPage.run(page, () => dispatch(page.store));
    await advance(0);
  };
  const select = (page: Page) =>
    act(page, (store) => {
      if (!store.getState().ecomm.cart) return;
      store.dispatch(chooseVisitTime(SLOT));
      store.dispatch(changeBilling(BILLING));
      store.dispatch(showStep(3));
    });
  const press = async (page: Page, times: number): Promise<void> => {
    const { slot, progress } = selectCheckout(page.store.getState());
    if (!slot && progress === 'idle') await select(page);
    await act(page, (store) => {
      for (let time = 0; time < times; time += 1) void store.dispatch(placeOrder(CARD));
    });
  };
  const reload = async (page: Page): Promise<Page> => {
    page.isGone = true;
    return open(page.session);
  };

  const first = await open(createStorage());
  currentPage.run(first, () => saveCartGuid(GUID));
  const pages = [await reload(first), await open(createStorage())];
  const getPage = (index: number): Page => {
    const page = pages[index];
    if (!page) throw new RangeError('no such tab');
    return page;
  };

  const perform = async (step: Step): Promise<void> => {
    switch (step.kind) {
      case 'press':
        host.fate = step.fate;
        host.decision = step.decision;
        await press(getPage(step.tab), step.times);
        break;
      case 'reload':
        pages[step.tab] = await reload(getPage(step.tab));
        break;
      case 'check':
        await act(getPage(step.tab), (store) => void store.dispatch(checkOrder()));
        break;
      case 'focus':
        await act(getPage(step.tab), (store) => void store.dispatch(refreshCart()));
        break;
      case 'select':
        if (selectCheckout(getPage(step.tab).store.getState()).progress === 'idle')
          await select(getPage(step.tab));
        break;
      case 'end challenge':
        await act(getPage(step.tab), (store) => {
          if (selectCheckout(store.getState()).challengeUrl !== null)
            store.dispatch(endChallenge(true));
        });
        break;
      case 'wait':
        await advance(step.seconds * 1_000);
        break;
      case 'network':
        host.isUp = step.isUp;
        break;
      case 'arrive':
        host.arrive();
        break;
      case 'finish':
        host.finish();
        await advance(0);
        break;
      case 'raise price':
        host.raisePrice();
    }
  };
  for (const step of steps) await perform(step);

  // From here on, everything works, and in both tabs the visitor does what the page offers.
  host.isUp = true;
  host.fate = 'delivered';
  host.decision = 'approve';
  for (let round = 0; round < 6; round += 1) {
    for (const page of pages) {
      host.arrive();
      host.finish();
      await advance(81_000);
      const { progress } = selectCheckout(page.store.getState());
      if (progress === 'uncertain') await act(page, (store) => void store.dispatch(checkOrder()));
      else {
        await act(page, (store) => void store.dispatch(refreshCart()));
        await press(page, 1);
      }
    }
  }
  await advance(81_000);

  const charged = [...host.charges.values()].filter((state) => state === 'charged');
  expect(host.orders).toHaveLength(1);
  expect(charged).toHaveLength(1);
  // Each request has its own key.
  expect(new Set(host.keys).size).toBe(host.keys.length);
  for (const page of pages) {
    const { ecomm } = page.store.getState();
    const { problem, progress } = selectCheckout(page.store.getState());
    const { loss, lostGuid } = selectCartActivity(page.store.getState());
    const lastOrder = currentPage.run(page, savedLastOrder.read);
    // Each tab opens the order, or says that the order has been placed.
    const isShown =
      page.redirects.some((url) => url.includes('order=T1&')) ||
      (ecomm.cart === null &&
        lastOrder?.orderNumber === 'T1' &&
        (!loss || lostGuid === lastOrder.guid));
    expect({ isShown, progress, problem }).toMatchObject({ isShown: true, progress: 'idle' });
  }
};

const SCHEDULES: [name: string, steps: readonly Step[]][] = [
  ['nothing goes wrong', []],
  [
    'the tab is reloaded while the request runs',
    [
      { kind: 'press', tab: 0, times: 2, fate: 'slow', decision: 'approve' },
      { kind: 'reload', tab: 0 },
      { kind: 'finish' },
    ],
  ],
  [
    'both tabs order at once',
    [
      { kind: 'press', tab: 0, times: 1, fate: 'slow', decision: 'approve' },
      { kind: 'press', tab: 1, times: 1, fate: 'delivered', decision: 'approve' },
      { kind: 'finish' },
    ],
  ],
  [
    "the other tab takes a tab's hold, the response is lost, and the cart doesn't load",
    [
      { kind: 'select', tab: 1 },
      { kind: 'press', tab: 0, times: 1, fate: 'delivered', decision: 'OutOfStock' },
      { kind: 'network', isUp: false },
      { kind: 'press', tab: 1, times: 1, fate: 'response lost', decision: 'approve' },
      { kind: 'reload', tab: 0 },
    ],
  ],
];

test.each(SCHEDULES)('one order is placed and shown if %s [CHKO-3]', async (_, steps) => {
  await expectOneOrder(steps);
});

test('one order is placed and shown, whatever is lost, late, pressed, or reloaded [CHKO-3/double-click] [CHKO-3/reload] [CHKO-3/lost-answer]', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 12 }), expectOneOrder));
});
