import { createAction } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { TireTraits } from '../../services/tires';
import type { TireGroup } from '../../tires/tire-group';
import type { RootState } from '..';
import { rootReducer } from '../root-reducer';
import { EMPTY_COMPARISON } from './saved-comparison';
import type { Comparison } from './saved-comparison';

/** Prices, stock, ratings, and traits of the compared tire groups, as they were last loaded. */
export interface ComparisonResults {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The request whose response is shown or awaited; responses to older requests are dropped. */
  requestId: number;
  /** The store that prices and stock are for; null without one. */
  storeNumber: string | null;
  /** Whether the prices are for a driver; undefined before the first request. */
  isSignedIn?: boolean;
  groups: readonly TireGroup[];
  /** By article code. */
  traits: Readonly<Record<string, TireTraits>>;
  /** IDs of groups that the catalog no longer has. */
  unknown: readonly string[];
}

/** The tires that the visitor compares (CMP-1, STATE-1). */
export interface TireComparisonState extends Comparison {
  results: ComparisonResults;
  modal: {
    isOpen: boolean;
    /** IDs of the groups in the page's URL; null shows the visitor's own groups. */
    sharedIds: readonly string[] | null;
  };
}

const initialState: TireComparisonState = {
  ...EMPTY_COMPARISON,
  results: {
    status: 'idle',
    requestId: 0,
    storeNumber: null,
    groups: [],
    traits: {},
    unknown: [],
  },
  modal: { isOpen: false, sharedIds: null },
};

/** Replaces the comparison with the one in local storage. */
export const comparisonSynced = createAction<Comparison>('tireComparison/comparisonSynced');

/**
 * Reduces the part of the comparison that lists and detail pages show. The reducer of the dialog, which loads once
 * the visitor compares tires, is in `comparison-dialog-slice.ts`.
 */
export const tireComparisonReducer = (
  state: TireComparisonState = initialState,
  action: UnknownAction,
): TireComparisonState =>
  comparisonSynced.match(action) ? { ...state, ...action.payload } : state;

rootReducer.inject({ reducerPath: 'tireComparison', reducer: tireComparisonReducer });

/** Returns the comparison; it is empty before the slice's first action. */
export const selectComparison = (state: RootState): TireComparisonState =>
  state.tireComparison ?? initialState;

/** Returns the compared groups in the order in which they were added. */
export const selectComparedTires = (state: RootState): Comparison['tires'] =>
  selectComparison(state).tires;
