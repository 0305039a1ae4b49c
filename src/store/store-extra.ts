import { createAsyncThunk } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from '.';
import type { SelectionRunner } from './my-store/run-selection';

/** Runs a task after all earlier ones in its queue, even if one of them failed. */
type RunSerially = <Result>(run: () => Promise<Result>) => Promise<Result>;

/** Creates a queue whose tasks run one after another. A task must not wait for a later one. */
const createSerialQueue = (): RunSerially => {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const result = last.then(run);
    last = result.catch(() => undefined);
    return result;
  };
};

/**
 * What thunks of one Redux store share but the state can't hold: queues and pending requests. Every Redux store has
 * its own, so that tests start without those of the test before.
 */
export interface StoreExtra {
  /** Runs changes to an account one by one: the last response, with the account's lists, must be the newest. */
  readonly runAccountTask: RunSerially;
  /** Runs loads and changes of the cart one by one: the last response, with the whole cart, must be the newest. */
  readonly runCartTask: RunSerially;
  /** Runs requests for a hold one by one, because each hold replaces the previous one. */
  readonly runHoldTask: RunSerially;
  /** The pending load of a cart, which everything on the page that needs this cart shares. */
  cartLoad?:
    | { readonly guid: string; readonly received: Promise<boolean>; readonly isSent: boolean }
    | undefined;
  /** The claim of the visitor's cart in the session with this token, which everything on the page shares. */
  cartClaim?: { readonly token: string; readonly isDone: Promise<void> } | undefined;
  /** The request to create a cart whose outcome is unknown. A retry uses the same key. */
  unsettledCart?: { readonly content: string; readonly key: string } | undefined;
  /** The pending load of the quote in the URL, for which a renewal waits. */
  quoteLoad?: Promise<void>;
  /** Selects my store on the page of this Redux store. */
  selectionRunner?: SelectionRunner;
}

export const createStoreExtra = (): StoreExtra => ({
  runAccountTask: createSerialQueue(),
  runCartTask: createSerialQueue(),
  runHoldTask: createSerialQueue(),
});

export const createAppAsyncThunk = createAsyncThunk.withTypes<{
  state: RootState;
  dispatch: AppDispatch;
  extra: StoreExtra;
}>();
