/** A priced tire card in a price announcement (CARO-2): `docs/topics.md`. */
export interface PricedCard {
  /** Whose price it is; a page's script may leave it out. */
  storeNumber?: string;
  brand: string;
  tireName: string;
  articleCode: string;
  /** US dollars for one tire. */
  price: number;
  priceFormatted: string;
  promo: readonly Promotion[];
  rebate: readonly Rebate[];
  showPrice: boolean;
  isAsLowAs: boolean;
  /** 0 to 5, when the page already knows it. */
  rating?: number;
  reviewCount?: number;
}

/** A promotion that may lower a tire's price (OFFR-7). */
export interface Promotion {
  code: string;
  label: string;
  displayName: string;
  friendlyId: string;
  loggedInOnlyPromotion: boolean;
  hidePrice: boolean;
  /** US dollars for one tire; absent for visitors when the promotion asks for a sign-in. */
  salePrice?: number;
  /** US dollars off the set of four. */
  totalOfflineSavings?: number;
}

/** Money that a manufacturer sends back after the purchase. */
export interface Rebate {
  code: string;
  label: string;
  friendlyId: string;
  /** US dollars for the set of four. */
  amount?: number;
}

/** Payload of every topic of the bus (BUS-1). */
export interface Topics {
  createreviews: { element?: Element };
  createreviewsv2: { element?: Element };
  createinterrupt: { id?: string };
  createproductprice: { cards: readonly PricedCard[]; loggedIn: boolean };
  myzipset: { zip: string; source: 'visitor' | 'automatic' | 'account' };
  'on-my-store-open': object;
  'on-my-garage-open': object;
  'close-my-store-globally': object;
  'sms-message-sent': { friendlyId: string };
}

export type Topic = keyof Topics;

/** What a payload may have, before its values are looked at. */
interface Fields {
  readonly element?: unknown;
  readonly id?: unknown;
  readonly cards?: unknown;
  readonly loggedIn?: unknown;
  readonly zip?: unknown;
  readonly source?: unknown;
  readonly friendlyId?: unknown;
}

/** Whether a payload of the page's own scripts may pass. */
type Guard = (payload: Fields) => boolean;

const SOURCES: readonly unknown[] = ['visitor', 'automatic', 'account'];

const isText = (value: unknown): value is string => typeof value === 'string';

const isScan: Guard = ({ element = document.documentElement }) => element instanceof Element;

const always: Guard = () => true;

/** Facts: a subscriber that comes late still gets the last payload (BUS-2). */
const FACTS = {
  createreviews: isScan,
  createreviewsv2: isScan,
  createinterrupt: ({ id = '' }) => isText(id),
  // The price blocks read each card with care: a page's script may have written it.
  createproductprice: ({ cards, loggedIn }) =>
    Array.isArray(cards) && typeof loggedIn === 'boolean',
  myzipset: ({ zip, source }) => isText(zip) && /^\d{5}$/.test(zip) && SOURCES.includes(source),
} satisfies { readonly [T in Topic]?: Guard };

/** Intents, which only those who listen by then hear. */
const INTENTS = {
  'on-my-store-open': always,
  'on-my-garage-open': always,
  'close-my-store-globally': always,
  'sms-message-sent': ({ friendlyId }) => isText(friendlyId),
} satisfies { readonly [T in Topic]?: Guard };

/** Every topic; the entry carries these guards, so they look at the outer shape alone. */
const GUARDS: { readonly [T in Topic]: Guard } = { ...FACTS, ...INTENTS };

/** How a topic behaves is decided by the topic, never by a subscriber. */
export const isReplayed = (topic: Topic): boolean => topic in FACTS;

/** Whether a name that comes from outside is one of the bus's topics. */
export const isTopic = (name: unknown): name is Topic =>
  isText(name) && Object.hasOwn(GUARDS, name);

/** Whether a payload that comes from outside is one of the topic's. */
export const accepts = <T extends Topic>(topic: T, payload: unknown): payload is Topics[T] =>
  payload instanceof Object && GUARDS[topic](payload);
