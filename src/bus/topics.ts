/** A priced tire card as the carousel announces it (CARO-2; browser: Topics). */
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

/** How a topic behaves; decided by the topic, never by a subscriber. */
interface TopicBehaviour<T extends Topic> {
  /** Whether a subscriber that comes late still gets the last payload (BUS-2). */
  readonly replay: 'none' | 'last';
  /** Whether a payload of the page's own scripts may pass. */
  readonly accepts: (payload: object) => payload is Topics[T];
}

const always = (_payload: object): _payload is object => true;

const isScan = (payload: object): payload is { element?: Element } =>
  !('element' in payload) || payload.element instanceof Element;

/** Every topic; the entry carries these guards, so they look at the outer shape alone. */
export const TOPICS: { readonly [T in Topic]: TopicBehaviour<T> } = {
  createreviews: { replay: 'last', accepts: isScan },
  createreviewsv2: { replay: 'last', accepts: isScan },
  createinterrupt: {
    replay: 'last',
    accepts: (payload): payload is Topics['createinterrupt'] =>
      !('id' in payload) || typeof payload.id === 'string',
  },
  createproductprice: {
    replay: 'last',
    // The price blocks read each card with care: a page's script may have written it.
    accepts: (payload): payload is Topics['createproductprice'] =>
      'cards' in payload && Array.isArray(payload.cards) && 'loggedIn' in payload,
  },
  myzipset: {
    replay: 'last',
    accepts: (payload): payload is Topics['myzipset'] =>
      'zip' in payload &&
      /^\d{5}$/.test(String(payload.zip)) &&
      'source' in payload &&
      /^(visitor|automatic|account)$/.test(String(payload.source)),
  },
  'on-my-store-open': { replay: 'none', accepts: always },
  'on-my-garage-open': { replay: 'none', accepts: always },
  'close-my-store-globally': { replay: 'none', accepts: always },
  'sms-message-sent': {
    replay: 'none',
    accepts: (payload): payload is Topics['sms-message-sent'] => 'friendlyId' in payload,
  },
};

/** Whether a name that comes from outside is one of the bus's topics. */
export const isTopic = (name: unknown): name is Topic =>
  typeof name === 'string' && Object.hasOwn(TOPICS, name);
