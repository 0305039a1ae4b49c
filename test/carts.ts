import { parse } from 'valibot';
import { cart } from '../src/services/cart-schema';
import type { Cart } from '../src/services/cart-schema';
import { READY_DATE } from './tires';

/** Creates an amount as the services return it. */
export const createMoney = (value: number): { value: number; formattedValue: string } => ({
  value,
  formattedValue: `$${value.toFixed(2)}`,
});

/** Creates an article of a cart as the services return it. */
export const createCartItem = (
  code = '100',
  qty = 4,
  dollars = 100,
  readyDate: string | null = READY_DATE,
) => ({
  packageId: code,
  code,
  brand: 'Northpeak',
  name: `Trail ${code}`,
  size: '205/55R16',
  qty,
  price: createMoney(dollars),
  total: createMoney(dollars * qty),
  stock: 12,
  readyDate,
  arrival: { here: qty, nearby: 0, brand: 0 },
});

/** Creates a cart as the services return it: four tires for $100.00 each, without fees and tax. */
export const createCartRecord = (changes: Partial<Record<keyof Cart, unknown>> = {}) => ({
  guid: 'g-1',
  tireQuoteId: '3f1c6a52-8f0e-4f5e-9a33-0d7d2f6f0a11',
  storeNumber: '7',
  vehicle: { year: 2019, make: 'Honda', model: 'CR-V', trim: 'EX' },
  items: [createCartItem()],
  addOns: [],
  services: ['Tire+Replacement'],
  fees: [],
  discounts: [],
  totals: {
    items: createMoney(400),
    addOns: createMoney(0),
    fees: createMoney(0),
    discounts: createMoney(0),
    tax: createMoney(0),
    total: createMoney(400),
  },
  rebates: [],
  readyDate: READY_DATE,
  changes: [],
  expires: new Date(Date.now() + 3_600_000).toISOString(),
  ...changes,
});

/** Creates a parsed cart. */
export const createCart = (changes: Partial<Record<keyof Cart, unknown>> = {}): Cart =>
  parse(cart, createCartRecord(changes));
