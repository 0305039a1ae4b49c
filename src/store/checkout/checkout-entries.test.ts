import { createSlot } from '../../../test/booking';
import { createCartRecord } from '../../../test/carts';
import { listFaults, ok, refused } from '../../../test/fake-services';
import { BILLING } from '../../../test/orders';
import { OTHER_SLOT, advance, setUpCheckout, SLOT } from '../../../test/checkout';
import { readCookie } from '../../browser/cookies';
import { redirectTo } from '../../browser/navigation';
import { writeStored } from '../../browser/storage';
import {
  changeBilling,
  changeVisit,
  chooseVisitTime,
  holdVisit,
  pickVisitDay,
} from './checkout-thunks';
import { readSavedEntries } from './checkout-storage';

jest.mock('../../browser/navigation', () => ({
  ...jest.requireActual<object>('../../browser/navigation'),
  redirectTo: jest.fn(),
}));

const checkout = setUpCheckout();
const { getState, getEcomm, countCalls, delay, open, goToPayment, place } = checkout;

describe('checkout entries', () => {
  test('the entries contain every field of the appointment, the billing address, and the card [CHKO-2/appointment] [CHKO-2/billing] [CHKO-2/payment] [CHKO-2/availability] [STATE-3/checkout]', async () => {
    await open();
    expect(getState()).toMatchObject({
      billing: { country: 'US' },
      payment: { paymentBrand: '', cc: '', cvv: '', expiryMonth: '', expiryYear: '' },
      appointment: { dropWaitOption: 'drop', pickupPreference: 'text', dateTime: '' },
      appointmentConfirmation: null,
      storeAvailability: [],
      daytimes: null,
    });
    await goToPayment();
    checkout.store.dispatch(
      changeVisit({ dropWaitOption: 'wait', pickupPreference: 'call', comments: 'Lock nut' }),
    );
    await place();
    expect(getState().appointment).toEqual({
      dropWaitOption: 'wait',
      appointmentYYYYMMDD: '20261124',
      appointmentDate: 'Tuesday, November 24',
      appointmentTime: '1:00\u00A0PM',
      dateTime: '2026-11-24T13:00:00-06:00',
      pickupPreference: 'call',
      comments: 'Lock nut',
    });
    expect(getState().payment).toEqual({
      paymentBrand: 'visa',
      cc: '•••• 0007',
      cvv: '',
      expiryMonth: '12',
      expiryYear: '2031',
    });
    expect(getState().appointmentConfirmation).toMatchObject({ confirmationNumber: 'PM-1234' });
  });

  test("a card number in a text isn't saved, the other entries are [STATE-5/not-persisted]", async () => {
    await goToPayment();
    checkout.store.dispatch(
      changeBilling({ ...BILLING, firstName: '4111 1111 1111 1111', street2: '4111111111111111' }),
    );
    checkout.store.dispatch(
      changeVisit({
        dropWaitOption: 'wait',
        pickupPreference: 'email',
        comments: 'My card is 4111-1111-1111-1111',
      }),
    );
    expect(JSON.stringify(sessionStorage)).not.toMatch(/4111/);
    expect(getState().billing.street2).toBe('4111111111111111');
    await open();
    expect(getState()).toMatchObject({
      billing: { ...BILLING, firstName: '', street2: '' },
      appointment: { pickupPreference: 'email', comments: '' },
    });
  });

  test('a reload of the payment step keeps all entries but the card [CHKO-3/reload] [STATE-5/not-persisted]', async () => {
    await goToPayment();
    checkout.store.dispatch(
      changeVisit({ dropWaitOption: 'wait', pickupPreference: 'email', comments: 'x' }),
    );
    const before = getState();
    await open();
    expect(getState()).toMatchObject({
      step: 3,
      slot: before.slot,
      hold: before.hold,
      appointment: before.appointment,
      billing: BILLING,
      payment: { cc: '' },
    });
  });

  test('a reload drops a time that has passed [CHKO-2/appointment]', async () => {
    await goToPayment();
    jest.setSystemTime(new Date('2026-11-24T20:00:00Z'));
    writeStored('cart', 'g-1');
    await open();
    expect(getState()).toMatchObject({ step: 2, slot: null, hold: null, billing: BILLING });
  });

  test('a reload keeps a picked day until a time is selected [CHKO-3/reload]', async () => {
    await open();
    checkout.store.dispatch(pickVisitDay('2026-11-25'));
    await open();
    expect(getState()).toMatchObject({ slot: null, day: '2026-11-25' });
    checkout.store.dispatch(chooseVisitTime(SLOT));
    await open();
    expect(getState()).toMatchObject({ slot: SLOT, day: null });
  });

  test('a reload drops the entries for another cart', async () => {
    await goToPayment();
    writeStored('cart', 'g-2');
    checkout.responses = ({ path }) =>
      path === 'cart/get/g-2' ? ok(createCartRecord({ guid: 'g-2' })) : undefined;
    await open();
    expect(getState()).toMatchObject({ step: 2, slot: null, billing: { firstName: '' } });
  });

  test('a reload drops the time of the store from which the cart has moved, and keeps the other entries [CART-5]', async () => {
    await goToPayment();
    checkout.responses = ({ path }) =>
      path === 'cart/get/g-1' ? ok(createCartRecord({ storeNumber: '8' })) : undefined;
    await open();
    expect(getState()).toMatchObject({
      step: 2,
      slot: null,
      hold: null,
      appointment: { dateTime: '', appointmentTime: '' },
      billing: BILLING,
    });
  });

  const TAMPERED: [what: string, change: (saved: Record<string, unknown>) => unknown][] = [
    ['invalid JSON', () => undefined],
    ['null', () => null],
    ['an array', () => []],
    ['no visit', (saved) => ({ ...saved, visit: undefined })],
    ["a time that can't be parsed", (saved) => ({ ...saved, slot: { ...SLOT, start: '2031' } })],
    ['a time of another type', (saved) => ({ ...saved, slot: { ...SLOT, start: 7 } })],
    ['a hold of another type', (saved) => ({ ...saved, hold: 7 })],
  ];

  test.each(TAMPERED)(
    'a reload drops entries that were tampered with: %s [CHKO-3/reload]',
    async (_, change) => {
      await goToPayment();
      const saved = { ...readSavedEntries('g-1') };
      sessionStorage.setItem('bsro-checkout', JSON.stringify(change(saved)) ?? '{"guid":');
      await open();
      expect(getState()).toMatchObject({ slot: null });
      expect(getState().step).toBe(2);
    },
  );

  test('a reload replaces an invalid country, city, and visit [CHKO-2/billing]', async () => {
    await goToPayment();
    const saved = { ...readSavedEntries('g-1') };
    sessionStorage.setItem(
      'bsro-checkout',
      JSON.stringify({
        ...saved,
        visit: { dropWaitOption: 'fly', pickupPreference: 1, comments: {} },
        billing: { ...BILLING, country: 'XX', city: 7 },
      }),
    );
    await open();
    expect(getState()).toMatchObject({
      appointment: { dropWaitOption: 'drop', pickupPreference: 'text', comments: '' },
      billing: { ...BILLING, country: 'US', city: '' },
    });
  });

  test.each<[state: string, fail: () => void]>([
    [
      'off',
      () =>
        jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
          throw new DOMException('off', 'SecurityError');
        }),
    ],
    [
      'full',
      () =>
        jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new DOMException('full', 'QuotaExceededError');
        }),
    ],
  ])(
    'an order can be placed if storage is %s, because the entries are also in memory [CHKO-3]',
    async (_, fail) => {
      fail();
      await goToPayment();
      await place();
      expect(redirectTo).toHaveBeenCalledWith(
        '/checkout/confirmation/?order=T1001&key=key-of-T1001',
      );
    },
  );
});

describe('hold', () => {
  test("a time is held as soon as it is selected, and the cookie contains the hold's ID [CHKO-2/appointment]", async () => {
    await goToPayment();
    expect(getState().hold?.holdId).toBe('h-1');
    expect(readCookie('bsro.appointment-id')).toBe('h-1');
    expect(checkout.sent.find(({ path }) => path === 'appointment/hold')?.body).toEqual({
      storeNumber: '7',
      timeSlotId: SLOT.timeSlotId,
      serviceIds: ['tire-installation'],
      products: [{ code: '100', qty: 4 }],
    });
  });

  test.each(listFaults())(
    'a hold request that fails leaves the time selected: %s [CHKO-2/appointment]',
    async (_, fault) => {
      checkout.responses = ({ path }) => (path === 'appointment/hold' ? fault : undefined);
      await goToPayment();
      expect(getState()).toMatchObject({ step: 3, slot: SLOT, hold: null, problem: null });
    },
  );

  test('placing an order requests a hold if there is none [CHKO-2/appointment]', async () => {
    checkout.responses = ({ path }) => (path === 'appointment/hold' ? 'reset' : undefined);
    await goToPayment();
    await place();
    expect(getState()).toMatchObject({ progress: 'idle', problem: { kind: 'notPlaced' } });
    expect(countCalls('order')).toBe(0);
    checkout.responses = () => undefined;
    await place();
    expect(getEcomm().order?.orderNumber).toBe('T1001');
  });

  test('if someone else has taken the time, other times are offered and the other entries stay [CHKO-2/availability]', async () => {
    checkout.responses = ({ path }) =>
      path === 'appointment/hold'
        ? refused('409', 'SlotTaken', { alternatives: [OTHER_SLOT] })
        : undefined;
    await goToPayment();
    expect(getState()).toMatchObject({
      step: 2,
      slot: null,
      storeAvailability: [OTHER_SLOT],
      problem: { kind: 'slotTaken' },
      billing: BILLING,
      appointment: { dateTime: SLOT.start, appointmentTime: '' },
    });
  });

  test('placing an order waits until the hold is renewed [CHKO-3]', async () => {
    await goToPayment();
    const finish = delay('appointment/hold');
    void checkout.store.dispatch(holdVisit());
    await place();
    expect(countCalls('order/create')).toBe(0);
    finish(ok({ holdId: 'h-new', expires: '2026-11-23T15:20:00Z' }));
    await advance(0);
    expect(checkout.getLastOrder()?.body).toMatchObject({ holdId: 'h-new' });
  });

  test('a hold request whose response is lost drops the previous hold, which it may have replaced [CHKO-3]', async () => {
    await goToPayment();
    checkout.responses = ({ path }) => (path === 'appointment/hold' ? 'reset' : undefined);
    void checkout.store.dispatch(holdVisit());
    await advance(0);
    expect(getState().hold).toBeNull();
    checkout.responses = () => undefined;
    await place();
    expect(checkout.getLastOrder()?.body).toMatchObject({ holdId: 'h-2' });
  });

  test('a refused hold request leaves the previous hold in place [CHKO-3]', async () => {
    await goToPayment();
    checkout.responses = ({ path }) =>
      path === 'appointment/hold' ? { status: 400, json: {} } : undefined;
    void checkout.store.dispatch(holdVisit());
    await advance(0);
    expect(getState().hold?.holdId).toBe('h-1');
  });

  test("a hold request waits for the previous one, and isn't sent if its time is no longer selected", async () => {
    await goToPayment();
    const finish = delay('appointment/hold');
    const times = [OTHER_SLOT, createSlot('2026-11-25', '08:00'), SLOT];
    for (const slot of times) {
      checkout.store.dispatch(chooseVisitTime(slot));
      await advance(0);
    }
    checkout.responses = () => undefined;
    finish(ok({ holdId: 'h-late', expires: '2026-11-23T15:10:00Z' }));
    await advance(0);
    const held = checkout.sent.flatMap(({ path, body }) =>
      path === 'appointment/hold' ? [body] : [],
    );
    expect(held).toHaveLength(3);
    expect(held.at(-1)).toMatchObject({ timeSlotId: SLOT.timeSlotId });
    expect(getState().hold?.holdId).toBe('h-2');
  });

  test("selecting a time that doesn't allow waiting changes the visit to a drop-off [CHKO-2/appointment]", async () => {
    await goToPayment();
    checkout.store.dispatch(
      changeVisit({ dropWaitOption: 'wait', pickupPreference: 'text', comments: '' }),
    );
    checkout.store.dispatch(chooseVisitTime({ ...OTHER_SLOT, dropOffOnly: true }));
    expect(getState().appointment.dropWaitOption).toBe('drop');
  });
});
