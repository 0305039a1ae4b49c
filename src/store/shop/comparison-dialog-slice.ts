import { createAction } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { TireGroup } from '../../tires/tire-group';
import { rootReducer } from '../root-reducer';
import { tireComparisonReducer } from './tire-comparison-slice';
import type { ComparisonResults, TireComparisonState } from './tire-comparison-slice';

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
  previous: TireComparisonState | undefined,
  action: UnknownAction,
): TireComparisonState => {
  const state = tireComparisonReducer(previous, action);
  const { results, modal } = state;
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

// Replaces the reducer that lists and detail pages load; the state stays.
rootReducer.inject({ reducerPath: 'tireComparison', reducer }, { overrideExisting: true });
