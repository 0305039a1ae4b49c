import type { Fact, Facts } from './facts';

/** A priced tire card in a price announcement (CARO-2): `docs/topics.md`. */
export interface PricedCard {
  /** The store of the price. A page script may omit it. */
  storeNumber?: string;
  brand: string;
  tireName: string;
  articleCode: string;
  /** US dollars for one tire. */
  price: number;
  priceFormatted: string;
  /** US dollars for a set of four, if it isn't four times the price of one tire. */
  setPrice?: number;
  promo: readonly Promotion[];
  rebate: readonly Rebate[];
  showPrice: boolean;
  isAsLowAs: boolean;
  /** 0 to 5, if the page has it. */
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
  /** US dollars for one tire; absent for visitors if the promotion requires a sign-in. */
  salePrice?: number;
  /** US dollars off a set of four. */
  totalOfflineSavings?: number;
}

/** A manufacturer's rebate after the purchase. */
export interface Rebate {
  code: string;
  label: string;
  friendlyId: string;
  /** US dollars for a set of four. */
  amount?: number;
}

/** The topics of the bus and their payloads (BUS-1), with the facts, on which only the bundle publishes (BUS-5). */
export interface Topics extends Facts {
  /** Scans the element, or the whole page, for reviews. */
  createreviews: { element?: Element };
  /** The same as `createreviews`. */
  createreviewsv2: { element?: Element };
  /** Shows the interrupt with this ID, or chooses one. */
  createinterrupt: { id?: string };
  /** Announces all cards on the page that have a price so far. */
  createproductprice: { cards: readonly PricedCard[]; loggedIn: boolean };
  /** Announces the visitor's five-digit zip and who set it. */
  myzipset: { zip: string; source: 'visitor' | 'automatic' | 'account' };
  /** Announces that the my-store panel with this ID has opened; without one, opens the first visible panel. */
  'on-my-store-open': { panel?: string };
  /** Announces that the garage opens. */
  'on-my-garage-open': object;
  /** Closes the my-store panels and the garage. */
  'close-my-store-globally': object;
  /** Announces that an offer was sent as a text message. */
  'sms-message-sent': { friendlyId: string };
}

export type Topic = keyof Topics;

/** A topic on which page scripts may publish, too. */
export type OpenTopic = Exclude<Topic, Fact>;

/** The fields of a payload before validation. */
interface Fields {
  readonly element?: unknown;
  readonly id?: unknown;
  readonly cards?: unknown;
  readonly loggedIn?: unknown;
  readonly zip?: unknown;
  readonly source?: unknown;
  readonly friendlyId?: unknown;
  readonly panel?: unknown;
}

/** Checks whether a page script's payload is valid. */
type Guard = (payload: Fields) => boolean;

const SOURCES: readonly unknown[] = ['visitor', 'automatic', 'account'];

const isText = (value: unknown): value is string => typeof value === 'string';

const hasValidElement: Guard = ({ element = document.documentElement }) =>
  element instanceof Element;

const acceptAny: Guard = () => true;

/** Page scripts can't publish facts. */
const refuse: Guard = () => false;

/** Topics that are replayed: a late subscriber gets the last payload (BUS-2, BUS-5). */
const REPLAYED = {
  createreviews: hasValidElement,
  createreviewsv2: hasValidElement,
  createinterrupt: ({ id = '' }) => isText(id),
  // The price blocks validate each card, because a page script may publish it.
  createproductprice: ({ cards, loggedIn }) =>
    Array.isArray(cards) && typeof loggedIn === 'boolean',
  myzipset: ({ zip, source }) => isText(zip) && /^\d{5}$/.test(zip) && SOURCES.includes(source),
  'cart-changed': refuse,
  'order-placed': refuse,
  'session-changed': refuse,
  'store-selected': refuse,
  'appointment-booked': refuse,
  'search-shown': refuse,
} satisfies { readonly [T in Topic]?: Guard };

/** Topics that only current subscribers receive. */
const NOT_REPLAYED = {
  'on-my-store-open': ({ panel = '' }) => isText(panel),
  'on-my-garage-open': acceptAny,
  'close-my-store-globally': acceptAny,
  'sms-message-sent': ({ friendlyId }) => isText(friendlyId),
} satisfies { readonly [T in Topic]?: Guard };

/** The guards of all topics. They check only the outer shape, because they are part of the entry. */
const GUARDS: { readonly [T in Topic]: Guard } = { ...REPLAYED, ...NOT_REPLAYED };

/** Lists the names of all topics. */
export const listTopics = (): readonly string[] => Object.keys(GUARDS);

/** Checks whether a late subscriber gets a topic's last payload. */
export const isReplayed = (topic: Topic): boolean => topic in REPLAYED;

export const isTopic = (name: unknown): name is Topic =>
  isText(name) && Object.hasOwn(GUARDS, name);

export const isPayload = <T extends Topic>(topic: T, payload: unknown): payload is Topics[T] =>
  payload instanceof Object && GUARDS[topic](payload);
