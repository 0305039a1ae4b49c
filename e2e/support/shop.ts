import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import {
  array,
  number,
  object,
  optional,
  parse,
  pipe,
  record,
  string,
  transform,
  unknown,
} from 'valibot';
import { createVisitorCookie } from '../../fixtures/services/testing/booking';
import { TEST_CARDS } from '../../fixtures/services/payments/test-cards';
import type { CardBehavior } from '../../fixtures/services/payments/test-cards';

/** The security code that tests enter. */
export const SECURITY_CODE = '739';

/** The vehicle of every test cart. */
const VEHICLE = { year: 2019, make: 'Toyota', model: 'Camry', trim: 'LE' };

/** The billing address of tests; only letters, so that it can't be mistaken for card digits. */
export const BILLING = {
  firstName: 'Dana',
  lastName: 'Reyes',
  mobile: '3035550142',
  street1: 'Elm Street',
  city: 'Centennial',
  state: 'CO',
  zip: '80122',
};

/** Returns the digits of a test card. */
export const getCardNumber = (behavior: CardBehavior): string => {
  const card = TEST_CARDS.find((testCard) => testCard.behavior === behavior);
  if (!card) throw new Error(`there is no card for ${behavior}`);
  return card.number.replaceAll(' ', '');
};

const money = object({ value: number(), formattedValue: string() });

const envelope = object({ success: string(), data: optional(unknown()) });

const searchData = object({
  tires: array(object({ code: string() })),
  inventory: record(string(), object({ quantity: number() })),
});

const cartData = object({
  guid: string(),
  items: array(object({ code: string(), qty: number(), stock: number(), total: money })),
  totals: object({ total: money }),
});

const slotsData = pipe(
  object({
    days: array(
      object({
        slots: array(object({ timeSlotId: string(), start: string(), end: string() })),
      }),
    ),
  }),
  transform(({ days }) => days.flatMap(({ slots }) => slots)),
);

const placedData = object({
  orderNumber: string(),
  orderKey: string(),
  appointment: object({ manageUrl: string(), start: string() }),
});

const chargesData = object({
  charges: array(object({ state: string(), amount: money, orderNumber: optional(string()) })),
});

interface Product {
  readonly code: string;
  readonly qty: number;
}

/** Options of a call by another visitor. */
interface CallOptions {
  readonly data?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: 'PUT';
}

/** Sends shop calls as a visitor other than the page's. */
export const createShop = (request: APIRequestContext, baseURL: string) => {
  // Node doesn't resolve subdomains of localhost.
  const { host, port } = new URL(baseURL);
  const origin = `http://localhost:${port}`;

  const send = async (
    path: string,
    { data, headers = {}, method }: CallOptions = {},
  ): Promise<{ success: string; data?: unknown }> => {
    const response = await request.fetch(`${origin}/bsro/services/${path}`, {
      // The fault `lost` of another test closes idle connections.
      maxRetries: 2,
      method: method ?? (data ? 'POST' : 'GET'),
      headers: { host, 'idempotency-key': randomUUID(), ...headers },
      ...(data && { data }),
    });
    return parse(envelope, await response.json());
  };

  const call = async (path: string, options?: CallOptions): Promise<unknown> => {
    const { success, data } = await send(path, options);
    if (success !== 'true') throw new Error(`${path} was refused: ${JSON.stringify(data)}`);
    return data;
  };

  const getStock = async (storeNumber: string): Promise<ReadonlyMap<string, number>> => {
    const found = parse(
      searchData,
      await call(`tire/search-by-size?cs=205&ar=55&rs=16&storeNumber=${storeNumber}&siteName=fcac`),
    );
    return new Map(found.tires.map(({ code }) => [code, found.inventory[code]?.quantity ?? 0]));
  };

  const getCart = async (guid: string) => parse(cartData, await call(`cart/get/${guid}`));

  /** Finds the article with the smallest stock at the store that is still sufficient. */
  const findArticle = async (storeNumber: string, qty: number): Promise<string> => {
    const [found] = [...(await getStock(storeNumber))]
      .filter(([, stock]) => stock >= qty)
      .sort(([, left], [, right]) => left - right);
    if (!found) throw new Error(`store ${storeNumber} doesn't have ${qty} tires of one article`);
    return found[0];
  };

  const openCart = async (
    storeNumber: string,
    { qty = 2, code: wanted, headers = {} }: Partial<Product> & Pick<CallOptions, 'headers'> = {},
  ) => {
    const code = wanted ?? (await findArticle(storeNumber, qty));
    const products = [{ code, qty }];
    const quote = parse(
      object({ cartGuid: string() }),
      await call('quote/create', {
        data: { storeNumber, zipCode: BILLING.zip, vehicle: VEHICLE, products },
        headers,
      }),
    );
    const packages = [{ packageId: code, products: [{ code, qty, inventory: 9 }] }];
    await call(`cart/create/${quote.cartGuid}`, {
      data: { bossConfirmed: true, brgtEntries: packages },
      headers,
    });
    return { guid: quote.cartGuid, code, qty };
  };

  const getSlots = async (storeNumber: string) =>
    parse(
      slotsData,
      await call(
        `appointment/availability?storeNumber=${storeNumber}&serviceIds=tire-installation&days=31`,
      ),
    );

  const createToken = async (behavior: CardBehavior = 'approved') => {
    const response = await request.post(`${origin}/tokens`, {
      maxRetries: 2,
      headers: { host: `payments.localhost:${port}` },
      data: {
        number: getCardNumber(behavior),
        securityCode: SECURITY_CODE,
        expiryMonth: '12',
        expiryYear: '2031',
      },
    });
    return parse(
      object({
        token: string(),
        paymentBrand: string(),
        lastFour: string(),
        expiryMonth: string(),
        expiryYear: string(),
      }),
      await response.json(),
    );
  };

  /** Returns the mailbox of an email address as text, with attachments. */
  const readMails = async (email: string): Promise<string> => {
    const response = await request.get(`${origin}/mailbox?email=${encodeURIComponent(email)}`, {
      maxRetries: 2,
      headers: { accept: 'application/json' },
    });
    return response.text();
  };

  return {
    origin,
    send,
    call,
    getStock,
    getCart,
    getSlots,
    openCart,
    changeQuantity: (guid: string, code: string, qty: number) =>
      call(`cart/item/update/${guid}`, { method: 'PUT', data: { code, qty } }),
    /** Fills all bays of a store at the time of a slot. @param at the time at which the host handles the holds */
    takeSlot: async (storeNumber: string, timeSlotId: string, at: Date): Promise<void> => {
      const data = { storeNumber, timeSlotId, serviceIds: ['tire-installation'] };
      for (let isFree = true; isFree;) {
        const cookie = createVisitorCookie();
        const headers = { cookie, 'x-bsro-clock': at.toISOString() };
        isFree = (await send('appointment/hold', { data, headers })).success === 'true';
      }
    },
    /** Buys tires at a store, in its last free slot. */
    buy: async (
      storeNumber: string,
      email: string,
      { tokenId, ...product }: Partial<Product> & { readonly tokenId?: string } = {},
    ) => {
      const headers = { cookie: createVisitorCookie(), ...(tokenId && { tokenid: tokenId }) };
      const { guid, code } = await openCart(storeNumber, { ...product, headers });
      const cart = parse(cartData, await call(`cart/get/${guid}`, { headers }));
      const slot = (await getSlots(storeNumber)).at(-1);
      const hold = parse(
        object({ holdId: string() }),
        await call('appointment/hold', {
          headers,
          data: {
            storeNumber,
            timeSlotId: slot?.timeSlotId,
            serviceIds: ['tire-installation'],
          },
        }),
      );
      const payment = await createToken();
      const placed = parse(
        placedData,
        await call(`order/create/${guid}`, {
          headers,
          data: {
            ...hold,
            appointment: { dropWaitOption: 'wait', pickupPreference: 'text' },
            billing: { ...BILLING, email, country: 'US' },
            payment,
            expectedTotal: cart.totals.total,
          },
        }),
      );
      return { ...placed, code, token: payment.token };
    },
    /** Signs a driver in; returns the session's token. */
    signIn: async (email: string, authString: string): Promise<string> =>
      parse(
        object({ tokenId: string() }),
        await call('account/authenticate', { data: { email, authString } }),
      ).tokenId,
    /** Lists the charges of cards' tokens at the payment provider. */
    getCharges: async (tokens: readonly string[]) => {
      const charges = [...new Set(tokens)].map(async (token) => {
        const response = await request.get(`${origin}/charges?token=${token}`, {
          maxRetries: 2,
          headers: { host: `payments.localhost:${port}` },
        });
        return parse(chargesData, await response.json()).charges;
      });
      return (await Promise.all(charges)).flat();
    },
    readMails,
    /** Counts the emails in the mailbox of an email address. */
    countMails: async (email: string): Promise<number> =>
      (await readMails(email)).match(/"subject"/g)?.length ?? 0,
  };
};

export type Shop = ReturnType<typeof createShop>;
