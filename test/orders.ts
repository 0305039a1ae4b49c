import { createCart } from './carts';
import { RECEIPT } from './booking';

/** The appointment of an order as the services return it. */
const ORDER_APPOINTMENT = { ...RECEIPT, manageUrl: '/appointment/manage/?id=a-1&key=k' };

/** A card as the payment provider returns it. */
export const CARD = {
  token: 'tok_1',
  paymentBrand: 'visa',
  lastFour: '0007',
  expiryMonth: '12',
  expiryYear: '2031',
};

/** A complete billing address, as it is sent. */
export const BILLING = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  mobile: '3095550100',
  street1: '1 Main St',
  street2: '',
  city: 'Peoria',
  state: 'IL',
  zip: '61614',
  country: 'US',
};

/** Creates a placed order as order/create returns it. */
export const createPlacedOrder = (orderNumber = 'T1001') => ({
  orderNumber,
  orderKey: `key-of-${orderNumber}`,
  total: { value: 400, formattedValue: '$400.00' },
  appointment: ORDER_APPOINTMENT,
  emailSentTo: BILLING.email,
});

/** Creates an order as order/get returns it. */
export const createOrderRecord = (changes: Readonly<Record<string, unknown>> = {}) => {
  const { items, addOns, fees, discounts, totals, rebates, storeNumber } = createCart();
  return {
    orderNumber: 'T1001',
    state: 'placed',
    storeNumber,
    items,
    addOns,
    fees,
    discounts,
    totals,
    rebates,
    total: totals.total,
    payment: { paymentBrand: 'visa', lastFour: '0007' },
    vehicle: { year: 2019, make: 'Honda', model: 'CR-V', trim: 'EX' },
    appointment: { ...ORDER_APPOINTMENT, dropWaitOption: 'wait', pickupPreference: 'call' },
    ...changes,
  };
};
