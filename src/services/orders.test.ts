import { createMoney } from '../../test/carts';
import { fakeServices, listFaults, ok, refused } from '../../test/fake-services';
import type { FakeResponse } from '../../test/fake-services';
import { BILLING, CARD, createOrderRecord, createPlacedOrder } from '../../test/orders';
import { createOrder, getOrder, getOrderStatus, parseOrderRefusal } from './orders';
import type { OrderRequest } from './orders';

const REQUEST: OrderRequest = {
  holdId: 'h-1',
  appointment: { dropWaitOption: 'drop', pickupPreference: 'text' },
  billing: BILLING,
  payment: CARD,
  expectedTotal: createMoney(400),
};

const KEY = 'c1f5fbf2-7f61-4c0c-9b0a-6a6b4b7b7f01';

const TOTALS = {
  items: createMoney(440),
  addOns: createMoney(0),
  fees: createMoney(0),
  discounts: createMoney(0),
  tax: createMoney(0),
  total: createMoney(440),
};

const CALLS: [name: string, run: () => Promise<unknown>, limit: number][] = [
  ['order/create', () => createOrder('g-1', REQUEST, KEY), 30_000],
  ['order/status', () => getOrderStatus(KEY), 10_000],
  ['order/get', () => getOrder('T1', 'k'), 10_000],
];

afterEach(() => jest.useRealTimers());

describe.each(CALLS)('%s', (_, run, limit) => {
  test.each(listFaults())('resolves to a failure when %s [CHKO-3] [HTTP-5]', async (__, fault) => {
    fakeServices(() => fault);
    expect(await run()).toMatchObject({ ok: false });
  });

  test.each(['hang', 'hang-in-body'] as const)(
    'times out with the fault %s [CHKO-3] [HTTP-5]',
    async (fault) => {
      jest.useFakeTimers();
      fakeServices(() => fault);
      const running = run();
      await jest.advanceTimersByTimeAsync(limit);
      expect(await running).toMatchObject({ ok: false, error: { kind: 'timeout' } });
    },
  );
});

test('sends an order with its idempotency key and returns its appointment [CHKO-2/confirmation] [CHKO-3]', async () => {
  const sent = fakeServices(() => ok(createPlacedOrder()));
  expect(await createOrder('a/b', REQUEST, KEY)).toMatchObject({
    ok: true,
    data: { orderNumber: 'T1001', appointment: { confirmationNumber: 'PM-1234' } },
  });
  expect(sent[0]).toMatchObject({
    method: 'POST',
    path: 'order/create/a%2Fb',
    headers: { 'Idempotency-Key': KEY },
    body: REQUEST,
  });
});

test.each(['orderNumber', 'orderKey', 'total', 'appointment'])(
  'a placed order without %s has the wrong shape [CHKO-3]',
  async (field) => {
    fakeServices(() => ok({ ...createPlacedOrder(), [field]: undefined }));
    expect(await createOrder('g-1', REQUEST, KEY)).toMatchObject({
      ok: false,
      error: { kind: 'shape' },
    });
  },
);

const STATES: [state: string, response: FakeResponse, data: object][] = [
  ['none', ok({ state: 'none' }), { state: 'none', reason: '' }],
  ['running', ok({ state: 'running', order: null }), { state: 'running' }],
  [
    'refused',
    ok({ state: 'refused', reason: 'Declined' }),
    { state: 'refused', reason: 'Declined' },
  ],
  [
    'placed, without an email address',
    ok({ state: 'placed', order: { ...createPlacedOrder(), emailSentTo: undefined } }),
    { state: 'placed', order: { orderNumber: 'T1001', emailSentTo: '' } },
  ],
];

test.each(STATES)('the status of a request is %s [CHKO-3]', async (_, response, data) => {
  const sent = fakeServices(() => response);
  expect(await getOrderStatus(KEY)).toMatchObject({ ok: true, data });
  expect(sent[0]?.requestedUrl).toBe(`/bsro/services/order/status?key=${KEY}`);
});

test.each([{ state: 'lost' }, { state: 'placed', order: { orderNumber: 1 } }, {}])(
  'the status %j has the wrong shape [CHKO-3]',
  async (data) => {
    fakeServices(() => ok(data));
    expect(await getOrderStatus(KEY)).toMatchObject({ ok: false, error: { kind: 'shape' } });
  },
);

test('drops malformed entries from the lists of an order, but fails if all its articles are malformed [CHKO-2]', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const record = createOrderRecord();
  fakeServices(() => ok({ ...record, items: [{}, ...record.items], fees: [{ code: 1 }] }));
  expect(await getOrder('T1001', undefined)).toMatchObject({
    ok: true,
    data: { items: [{ code: '100' }], fees: [] },
  });
  fakeServices(() => ok({ ...record, items: [{}] }));
  expect(await getOrder('T1001', undefined)).toMatchObject({ ok: false, error: { kind: 'shape' } });
  jest.restoreAllMocks();
});

describe('a refusal', () => {
  test.each([
    'CartExpired',
    'EcommerceUnavailable',
    'AppointmentsUnavailable',
    'SlotTaken',
  ] as const)('%s needs no data [CHKO-3]', (kind) => {
    for (const data of [undefined, null, {}, 7]) {
      expect(parseOrderRefusal({ message: kind, data })).toEqual({ kind });
    }
  });

  test.each([
    ['OutOfStock', { codes: ['100'] }, { codes: ['100'] }],
    ['OutOfStock', { codes: [100] }, { codes: [] }],
    ['OutOfStock', undefined, { codes: [] }],
    ['PriceChanged', { totals: TOTALS }, { totals: TOTALS }],
    ['PriceChanged', { totals: { total: createMoney(440) } }, { totals: undefined }],
    ['PriceChanged', null, { totals: undefined }],
    ['ChallengeRequired', { challengeUrl: '/challenge/c' }, { challengeUrl: '/challenge/c' }],
    ['Declined', { reason: 'insufficientFunds' }, { reason: 'insufficientFunds' }],
    ['Declined', {}, { reason: '' }],
    ['Declined', { reason: 7 }, { reason: '' }],
    ['Declined', undefined, { reason: '' }],
  ])('%s with the data %j is parsed as %j [CHKO-3]', (message, data, expected) => {
    expect(parseOrderRefusal({ message, data })).toEqual({ kind: message, ...expected });
  });

  test.each([
    ['ChallengeRequired', {}],
    ['ChallengeRequired', { challengeUrl: 7 }],
    ['Internal Error', { codes: ['100'] }],
    ['', undefined],
    ['constructor', {}],
  ])('%j with the data %j is not a refusal of an order [CHKO-3]', (message, data) => {
    expect(parseOrderRefusal({ message, data })).toBeUndefined();
  });

  test('contains the data of the response [CHKO-3]', async () => {
    fakeServices(() => refused('402', 'Declined', { reason: 'insufficientFunds' }));
    const result = await createOrder('g-1', REQUEST, KEY);
    expect(!result.ok && parseOrderRefusal(result.error)).toEqual({
      kind: 'Declined',
      reason: 'insufficientFunds',
    });
  });
});
