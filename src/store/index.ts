import { configureStore } from '@reduxjs/toolkit';
import { createAppListenerMiddleware } from './listener-middleware';
import { rootReducer } from './root-reducer';
import type { RootState } from './root-reducer';
import { startListeners } from './start-listeners';
import { createStoreExtra } from './store-extra';
import type { StoreExtra } from './store-extra';

export type { RootState };

/** Creates a separate Redux store, not connected to the page. Pages use the one from `getReduxStore`. */
export const createReduxStore = () =>
  configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: { extraArgument: createStoreExtra() } }).prepend(
        createAppListenerMiddleware(),
      ),
    // Developer tools would show the driver's data and token to any extension (STATE-5).
    devTools: process.env.NODE_ENV !== 'production',
  });

export type AppStore = ReturnType<typeof createReduxStore>;
export type AppDispatch = AppStore['dispatch'];
export type AppThunk<Result = void> = (
  dispatch: AppDispatch,
  getState: () => RootState,
  extra: StoreExtra,
) => Result;

let store: AppStore | undefined;

/** Returns the Redux store that all roots share; the first call starts its listeners (MOUNT-5). */
export const getReduxStore = (): AppStore => {
  if (!store) {
    store = createReduxStore();
    startListeners(store);
  }
  return store;
};
