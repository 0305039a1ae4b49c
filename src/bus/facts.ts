import {
  array,
  boolean,
  description,
  exactOptional,
  number,
  object,
  picklist,
  pipe,
  string,
} from 'valibot';
import type { InferOutput } from 'valibot';

const storeNumber = pipe(string(), description('The number of the store.'));

const items = pipe(
  array(
    object({
      code: pipe(string(), description("The article's code.")),
      quantity: pipe(number(), description('Number of tires.')),
      price: pipe(number(), description('US dollars for one tire.')),
    }),
  ),
  description('The tires, grouped by article.'),
);

const total = pipe(number(), description('US dollars, with fees and tax.'));

/**
 * What the bundle tells the page's scripts (BUS-5): when it publishes each fact, and the schema of the payload, from which
 * the types and docs/topics.md are derived. No fact may have a field for personal data, or one that gives access to a
 * cart, an order, an appointment, or an account. Only types are imported from here, so that no page loads the schemas.
 */
export const FACTS = {
  'cart-changed': {
    when: 'A page has loaded the cart, or its tires, services, or prices have changed. Without a cart, there are no items.',
    payload: object({
      storeNumber: exactOptional(storeNumber),
      items,
      addOns: pipe(array(string()), description('The codes of the added services.')),
      total,
    }),
  },
  'order-placed': {
    when: 'An order was placed on this page, which then opens the page of the order. An order whose cart is no longer on the page has no store and no items.',
    payload: object({
      orderNumber: string(),
      storeNumber: exactOptional(storeNumber),
      items: exactOptional(items),
      total,
    }),
  },
  'session-changed': {
    when: 'It is known whether a driver is signed in, or a driver has signed in or out.',
    payload: object({ loggedIn: boolean() }),
  },
  'store-selected': {
    when: 'My store has loaded, or has become another one, whether the visitor or the page has selected it.',
    payload: object({ storeNumber }),
  },
  'appointment-booked': {
    when: 'An appointment was booked on this page. The appointment of an order is part of the order.',
    payload: object({
      storeNumber,
      serviceIds: pipe(
        array(string()),
        description('The IDs of the services, the main one first.'),
      ),
    }),
  },
  'search-shown': {
    when: 'The tires of a search are shown, or the message that there are none.',
    payload: object({
      searchType: picklist(['vehicle', 'size']),
      count: pipe(number(), description('Number of tires and pairs without filters.')),
    }),
  },
} as const;

/** The payloads of all facts. */
export type Facts = {
  readonly [T in keyof typeof FACTS]: InferOutput<(typeof FACTS)[T]['payload']>;
};

export type Fact = keyof Facts;
