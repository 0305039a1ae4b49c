import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { startListeners } from './listeners/start';
import { account } from './slices/account';
import { ecomm } from './slices/ecomm';
import { expeditedBooking } from './slices/expedited-booking';
import { meta } from './slices/meta';
import { reviews } from './slices/reviews';
import { tireComparison } from './slices/tire-comparison';
import { tireDecisionGuide } from './slices/tire-decision-guide';
import { tireSearchResults } from './slices/tire-search-results';
import { vehicleSelector } from './slices/vehicle-selector';

const reducer = combineReducers({
  meta,
  account,
  ecomm,
  reviews,
  tireDecisionGuide,
  tireSearchResults,
  tireComparison,
  expeditedBooking,
  vehicleSelector,
});

/** A store of its own, without listeners; the page has one, made by getStore. */
export const createStore = () =>
  configureStore({
    reducer,
    // Developer tools would show the driver's data and token to any extension (STATE-5).
    devTools: process.env.NODE_ENV !== 'production',
  });

export type AppStore = ReturnType<typeof createStore>;
export type RootState = ReturnType<typeof reducer>;
export type AppDispatch = AppStore['dispatch'];
/** A thunk of this store. */
export type AppThunk<Result = void> = (dispatch: AppDispatch, getState: () => RootState) => Result;

let store: AppStore | undefined;

/** The one store of all roots (MOUNT-5); the first call makes it and starts its listeners. */
export const getStore = (): AppStore => {
  if (!store) {
    store = createStore();
    startListeners(store);
  }
  return store;
};
