import { combineSlices } from '@reduxjs/toolkit';
import { account } from './account/account-slice';
import { vehicleSelector } from './garage/vehicle-selector-slice';
import type { LazySlices } from './lazy-slices';
import { meta } from './meta/meta-slice';
import { ecomm } from './shop/ecomm-slice';

/**
 * The slices that the header of every page needs, and those that chunks inject later. Injecting a
 * slice affects stores that exist already; its state appears with the next action.
 */
export const rootReducer = combineSlices({
  meta,
  account,
  ecomm,
  vehicleSelector,
}).withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;
