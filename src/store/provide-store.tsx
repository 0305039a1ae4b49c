import type { ReactNode } from 'react';
import { ReactReduxContext, type ReactReduxContextValue } from 'react-redux';
import { type AppStore, getReduxStore } from '.';

const doNothing = () => {};

/**
 * Creates a context value whose components subscribe to the Redux store itself. The other functions of a
 * subscription are for `connect` and for react-redux's own Provider, which the product doesn't use.
 */
const createContextValue = (store: AppStore): ReactReduxContextValue => {
  const subscribe = (listener: () => void) => store.subscribe(listener);
  return {
    store,
    subscription: {
      addNestedSub: subscribe,
      notifyNestedSubs: doNothing,
      handleChangeWrapper: doNothing,
      isSubscribed: () => true,
      trySubscribe: doNothing,
      tryUnsubscribe: doNothing,
      getListeners: () => ({ clear: doNothing, notify: doNothing, get: () => [], subscribe }),
    },
    // As react-redux's Provider does in development.
    ...(process.env.NODE_ENV !== 'production' && {
      stabilityCheck: 'once',
      identityFunctionCheck: 'once',
    }),
  };
};

/** The context value of each Redux store, so that all roots share one. */
const contextValues = new WeakMap<AppStore, ReactReduxContextValue>();

const getContextValue = (store: AppStore): ReactReduxContextValue => {
  const value = contextValues.get(store) ?? createContextValue(store);
  contextValues.set(store, value);
  return value;
};

/**
 * Provides the page's Redux store to the components of a root. All roots share one context value, and need no
 * component for it: react-redux's Provider has a subscription and an effect of its own, which a page with
 * many roots would repeat.
 */
export const provideStore = (content: ReactNode): ReactNode => (
  <ReactReduxContext value={getContextValue(getReduxStore())}>{content}</ReactReduxContext>
);
