import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { startListeners } from './start-listeners';
import { account } from './account/account-slice';
import { ecomm } from './shop/ecomm-slice';
import { expeditedBooking } from './booking/expedited-booking-state';
import { meta } from './meta/meta-slice';
import { reviews } from './reviews/reviews-state';
import { tireComparison } from './shop/tire-comparison-state';
import { tireDecisionGuide } from './shop/tire-decision-guide-state';
import { tireSearchResults } from './shop/tire-search-results-state';
import { vehicleSelector } from './garage/vehicle-selector-slice';

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
