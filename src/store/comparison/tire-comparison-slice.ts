import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { TextsByKey } from '../../language/language';
import type { TireTraits } from '../../services/tires';
import type { TireGroup } from '../../domain/tires/tire-group';
import { rootReducer } from '../root-reducer';
import { EMPTY_COMPARISON } from './saved-comparison';
import type { Comparison } from './saved-comparison';

/** Prices, stock, ratings, and traits of the compared tire groups, as they were last loaded. */
export interface ComparisonResults {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The request whose response is shown or awaited; responses to older requests are dropped. */
  requestId: string;
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

/** What has loaded about the compared tire groups; whatever failed to load is missing. */
type LoadedFacts = Pick<ComparisonResults, 'requestId' | 'groups' | 'traits' | 'unknown'> & {
  readonly isComplete: boolean;
};

/** The tires that the visitor compares (CMP-1, STATE-1). */
export interface TireComparisonState extends Comparison {
  /** The comparison's texts as shown, by key; empty before it mounts (TEXT-2). */
  i18n: TextsByKey;
  results: ComparisonResults;
  modal: {
    isOpen: boolean;
    /** IDs of the groups in the page's URL; null shows the visitor's own groups. */
    sharedIds: readonly string[] | null;
  };
}

const initialState: TireComparisonState = {
  ...EMPTY_COMPARISON,
  i18n: {},
  results: {
    status: 'idle',
    requestId: '',
    storeNumber: null,
    groups: [],
    traits: {},
    unknown: [],
  },
  modal: { isOpen: false, sharedIds: null },
};

const addById = (
  known: readonly TireGroup[],
  loaded: readonly TireGroup[],
): readonly TireGroup[] => [
  ...new Map([...known, ...loaded].map((group) => [group.id, group])).values(),
];

const tireComparisonSlice = createSlice({
  name: 'tireComparison',
  initialState,
  reducers: {
    /** Replaces the comparison with the one in local storage. */
    comparisonSynced: (state, { payload }: PayloadAction<Comparison>) => ({ ...state, ...payload }),
    /** Stores the comparison's texts in the page's language, as its author has changed them. */
    textsRead: (state, { payload }: PayloadAction<TextsByKey>) => ({ ...state, i18n: payload }),
    /** Opens the modal with the groups in the page's URL, or with the visitor's own for null. */
    modalOpened: (state, { payload }: PayloadAction<readonly string[] | null>) => ({
      ...state,
      modal: { isOpen: true, sharedIds: payload },
    }),
    modalClosed: (state) => ({ ...state, modal: { isOpen: false, sharedIds: null } }),
    /** Removes a group from those in the page's URL. */
    sharedGroupRemoved({ modal }, { payload }: PayloadAction<string>) {
      modal.sharedIds = modal.sharedIds?.filter((id) => id !== payload) ?? null;
    },
    /** Starts a request; `groups` stay until its response arrives. */
    factsRequested: (
      state,
      {
        payload,
      }: PayloadAction<
        Pick<ComparisonResults, 'requestId' | 'storeNumber' | 'isSignedIn' | 'groups'>
      >,
    ) => ({ ...state, results: { ...state.results, ...payload, status: 'loading' } }),
    /** Adds loaded facts. Facts that failed to load stay as they were. */
    factsReceived(state, { payload }: PayloadAction<LoadedFacts>) {
      const { results } = state;
      const { requestId, groups, traits, unknown, isComplete } = payload;
      if (requestId !== results.requestId) return state;
      return {
        ...state,
        results: {
          ...results,
          status: isComplete ? 'ready' : 'failed',
          groups: addById(results.groups, groups),
          traits: { ...results.traits, ...traits },
          unknown,
        },
      };
    },
  },
  selectors: {
    selectComparison: (state) => state,
    /** Returns the compared groups in the order in which they were added. */
    selectComparedTires: ({ tires }) => tires,
    selectComparisonTexts: ({ i18n }) => i18n,
  },
});

export type TireComparisonSlice = WithSlice<typeof tireComparisonSlice>;
export const {
  comparisonSynced,
  textsRead,
  modalOpened,
  modalClosed,
  sharedGroupRemoved,
  factsRequested,
  factsReceived,
} = tireComparisonSlice.actions;
export const { selectComparison, selectComparedTires, selectComparisonTexts } =
  tireComparisonSlice.injectInto(rootReducer).selectors;
