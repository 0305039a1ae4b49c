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

/** What has loaded about the compared tire groups; whatever failed to load is missing. */
type LoadedFacts = Pick<ComparisonResults, 'requestId' | 'groups' | 'traits' | 'unknown'> & {
  readonly isComplete: boolean;
};

const addById = (
  known: readonly TireGroup[],
  loaded: readonly TireGroup[],
): readonly TireGroup[] => [
  ...new Map([...known, ...loaded].map((group) => [group.id, group])).values(),
];

/** Replaces the comparison with the one in local storage. */
export const comparisonSynced = createAction<Comparison>('tireComparison/comparisonSynced');
/** Opens the modal with the groups in the page's URL, or with the visitor's own for null. */
export const modalOpened = createAction<readonly string[] | null>('tireComparison/modalOpened');
export const modalClosed = createAction('tireComparison/modalClosed');
/** Removes a group from those in the page's URL. */
export const sharedGroupRemoved = createAction<string>('tireComparison/sharedGroupRemoved');
/** Starts a request; `groups` stay until its response arrives. */
export const factsRequested = createAction<
  Pick<ComparisonResults, 'requestId' | 'storeNumber' | 'isSignedIn' | 'groups'>
>('tireComparison/factsRequested');
/** Adds loaded facts. Facts that failed to load stay as they were. */
export const factsReceived = createAction<LoadedFacts>('tireComparison/factsReceived');

const addFacts = (
  results: ComparisonResults,
  { groups, traits, unknown, isComplete }: LoadedFacts,
): ComparisonResults => ({
  ...results,
  status: isComplete ? 'ready' : 'failed',
  groups: addById(results.groups, groups),
  traits: { ...results.traits, ...traits },
  unknown: [...unknown],
});

const reducer = (
  state: TireComparisonState = initialState,
  action: UnknownAction,
): TireComparisonState => {
  const { results, modal } = state;
  if (comparisonSynced.match(action)) return { ...state, ...action.payload };
  if (modalOpened.match(action)) {
    return { ...state, modal: { isOpen: true, sharedIds: action.payload } };
  }
  if (modalClosed.match(action)) return { ...state, modal: { isOpen: false, sharedIds: null } };
  if (sharedGroupRemoved.match(action)) {
    const sharedIds = modal.sharedIds?.filter((id) => id !== action.payload) ?? null;
    return { ...state, modal: { ...modal, sharedIds } };
  }
  if (factsRequested.match(action)) {
    return { ...state, results: { ...results, ...action.payload, status: 'loading' } };
  }
  if (factsReceived.match(action) && action.payload.requestId === results.requestId) {
    return { ...state, results: addFacts(results, action.payload) };
  }
  return state;
};

rootReducer.inject({ reducerPath: 'tireComparison', reducer });

/** Returns the comparison; it is empty before the slice's first action. */
export const selectComparison = (state: RootState): TireComparisonState =>
  state.tireComparison ?? initialState;

/** Returns the compared groups in the order in which they were added. */
export const selectComparedTires = (state: RootState): Comparison['tires'] =>
  selectComparison(state).tires;
