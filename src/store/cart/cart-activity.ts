import type { Cart, CartChange, MergedCart } from '../../services/cart-schema';

/**
 * Why a visitor who had a cart has none: it expired on the host, the visitor removed it here or
 * `elsewhere` (in another tab), or it belongs to a driver who isn't signed in.
 */
export type CartLoss = 'expired' | 'removed' | 'elsewhere' | 'signed-out';

/** The kind of change that failed. */
export type CartProblem =
  'quantity' | 'addOn' | 'remove' | 'restore' | 'restorePart' | 'merge' | 'keep';

/** The state around the cart's contents: loading, pending and failed changes, and why a cart is gone. */
export interface CartActivity {
  /** `failed`: the cart didn't load, but may still exist; `noPrices`: its store shows no prices. */
  readonly status: 'loading' | 'ready' | 'failed' | 'noPrices';
  /** The cart that last loaded or failed to load. */
  readonly guid: string | null;
  /** Requested quantities that the host has not confirmed yet, by article code. */
  readonly quantities: Readonly<Record<string, number>>;
  /** Requested changes of add-ons that the host has not confirmed yet, by code. */
  readonly requestedAddOns: Readonly<Record<string, boolean>>;
  /** Whether the cart as a whole is being removed, restored, merged, or kept. */
  readonly isBusy: boolean;
  /** The last change that failed. */
  readonly problem: CartProblem | null;
  /** Changes by the host that the visitor has not confirmed yet. */
  readonly changes: readonly CartChange[];
  readonly loss: CartLoss | null;
  /** GUID of the lost cart. */
  readonly lostGuid: string | null;
  /** The cart that the visitor removed and can restore. */
  readonly removed: Cart | null;
  /** The articles that the last merge left out. */
  readonly refused: MergedCart['refused'];
  /** The driver's other cart, which the visitor may merge into this one. */
  readonly otherGuid: string | null;
}

export const NO_ACTIVITY: CartActivity = {
  status: 'loading',
  guid: null,
  quantities: {},
  requestedAddOns: {},
  isBusy: false,
  problem: null,
  changes: [],
  loss: null,
  lostGuid: null,
  removed: null,
  refused: [],
  otherGuid: null,
};
