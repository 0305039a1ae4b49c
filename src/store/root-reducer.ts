import { combineSlices } from '@reduxjs/toolkit';
import { accountReducer } from './account/account-slice';
import { vehicleSelectorReducer } from './garage/vehicle-selector-slice';
import type { LazySlices } from './lazy-slices';
import { metaReducer } from './meta/meta-slice';
import { ecommReducer } from './shop/ecomm-slice';

/**
 * The slices that the header of every page needs, and those that chunks inject later. Injecting a
 * slice also adds it to existing Redux stores; its state appears with the next action.
 */
export const rootReducer = combineSlices({
  meta: metaReducer,
  account: accountReducer,
  ecomm: ecommReducer,
  vehicleSelector: vehicleSelectorReducer,
}).withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;
