import { combineSlices } from '@reduxjs/toolkit';
import { accountSlice } from './account/account-slice';
import { vehicleSelectorSlice } from './garage/vehicle-selector-slice';
import type { LazySlices } from './lazy-slices';
import { metaSlice } from './meta/meta-slice';
import { ecommReducer } from './ecomm-reducer';

/**
 * The slices that the header of every page needs, and those that chunks inject later. Injecting a
 * slice also adds it to existing Redux stores; its state appears with the next action.
 */
export const rootReducer = combineSlices(metaSlice, accountSlice, vehicleSelectorSlice, {
  ecomm: ecommReducer,
}).withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;
