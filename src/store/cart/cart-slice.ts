import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Cart, MergedCart, OfferedAddOn } from '../../services/cart-schema';
import type { RootState } from '..';

/**
 * Why a visitor who had a cart has none: it expired on the host, the visitor removed it here or
 * `elsewhere` (in another tab), or it belongs to a driver who isn't signed in.
 */
export type CartLoss = 'expired' | 'removed' | 'elsewhere' | 'signed-out';

/** A failure that is reported below the control of the change. */
export type ControlProblem =
  'quantity' | 'quantityPart' | 'addOn' | 'remove' | 'move' | 'moveWithoutPrices';

/** A failure that is reported above the cart. */
export type NoticeProblem = 'restore' | 'restorePart' | 'merge';

/** What has failed; `keep` is reported where the cart's lifetime is shown (`CartExpiry`). */
export type CartProblem = ControlProblem | NoticeProblem | 'keep';

/** What the visitor can do with the cart as a whole. */
type PendingAction = 'remove' | 'restore' | 'merge' | 'move' | 'keep';

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
  /** The action that the host has not confirmed yet; null if there is none. */
  readonly pending: PendingAction | null;
  readonly problem: CartProblem | null;
  readonly loss: CartLoss | null;
  readonly lostGuid: string | null;
  /** The cart that the visitor removed and can restore. */
  readonly removed: Cart | null;
  /** The articles that the last merge left out. */
  readonly refused: MergedCart['refused'];
  /** The driver's other cart, which the visitor may merge into this one. */
  readonly otherGuid: string | null;
}

const NO_ACTIVITY: CartActivity = {
  status: 'loading',
  guid: null,
  quantities: {},
  requestedAddOns: {},
  pending: null,
  problem: null,
  loss: null,
  lostGuid: null,
  removed: null,
  refused: [],
  otherGuid: null,
};

/** The cart's part of `ecomm` (STATE-3). */
export interface CartState {
  readonly cart: Cart | null;
  /** Every add-on that is offered with the cart; empty until it is loaded. */
  readonly addOns: readonly OfferedAddOn[];
  /** Required by STATE-3; nothing reads it here. */
  readonly services: readonly string[];
  readonly isCartOpen: boolean;
  readonly cartActivity: CartActivity;
}

export const NO_CART = { cart: null, addOns: [], services: ['Tire+Replacement'] } as const;

const initialState: CartState = { ...NO_CART, isCartOpen: false, cartActivity: NO_ACTIVITY };

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /**
     * Stores a cart with all changes that the visitor has not confirmed (`receiveCart`). The checkout starts with it
     * (CHKO-1).
     */
    cartLoaded: (state, { payload }: PayloadAction<Cart>) => ({
      ...state,
      cart: payload,
      services: payload.services,
      cartActivity: {
        ...state.cartActivity,
        status: 'ready' as const,
        guid: payload.guid,
        loss: null,
        lostGuid: null,
        removed: null,
      },
    }),
    /** Says that no cart is shown: there is none, or it didn't load, but may exist (CHKO-1). */
    cartCleared: (
      state,
      { payload }: PayloadAction<Partial<Pick<CartActivity, 'status' | 'guid'>> | undefined>,
    ) => ({ ...state, ...NO_CART, cartActivity: { ...state.cartActivity, ...payload } }),
    /** Removes a lost cart, and records why and which (`loseCart`, CART-2). */
    cartLost: (
      state,
      { payload }: PayloadAction<Pick<CartActivity, 'loss' | 'lostGuid' | 'removed'>>,
    ) => ({
      ...state,
      ...NO_CART,
      cartActivity: { ...NO_ACTIVITY, status: 'ready' as const, ...payload },
    }),
    cartToggled: (state, { payload }: PayloadAction<boolean>) => ({
      ...state,
      isCartOpen: payload,
    }),
    /** Updates the state around the cart's contents, such as loading or a failed change. */
    cartActivityChanged: (state, { payload }: PayloadAction<Partial<CartActivity>>) => ({
      ...state,
      cartActivity: { ...state.cartActivity, ...payload },
    }),
    /** Forgets the changes and refused articles that the visitor has read. */
    changesConfirmed: ({ cart, cartActivity, ...state }) => ({
      ...state,
      cart: cart && { ...cart, changes: [] },
      cartActivity: { ...cartActivity, refused: [] },
    }),
    addOnsLoaded: (state, { payload }: PayloadAction<readonly OfferedAddOn[]>) => ({
      ...state,
      addOns: payload,
    }),
  },
  selectors: {
    selectCart: ({ cart }) => cart,
    selectCartActivity: ({ cartActivity }) => cartActivity,
    selectOfferedAddOns: ({ addOns }) => addOns,
    selectIsCartOpen: ({ isCartOpen }) => isCartOpen,
    selectHasCartItems: ({ cart }) => cart !== null && cart.items.length > 0,
  },
});

export const {
  cartLoaded,
  cartCleared,
  cartLost,
  cartToggled,
  cartActivityChanged,
  changesConfirmed,
  addOnsLoaded,
} = cartSlice.actions;
export const {
  selectCart,
  selectCartActivity,
  selectOfferedAddOns,
  selectIsCartOpen,
  selectHasCartItems,
} = cartSlice.getSelectors(({ ecomm }: RootState): CartState => ecomm);
