import { createAction } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import { NO_ANSWERS, PRIORITIES } from '../../domain/tires/guide-answers';
import type { GuideAnswers, GuideStep, Priority, TireType } from '../../domain/tires/guide-answers';
import type { TireSize } from '../../domain/tires/tire-size';
import type { RootState } from '..';
import { rootReducer } from '../root-reducer';
import { comparisonSynced } from '../comparison/tire-comparison-slice';

/** Answers to the tire decision guide and the tires that it recommends (TDG-1, STATE-1). */
export interface TireDecisionGuideState {
  /** Null until the URL has been read. */
  step: GuideStep | null;
  vehicleSelected: GuideAnswers['vehicle'];
  /** The size that a visitor entered instead of a vehicle. */
  sizeSelected: TireSize | null;
  /** Five digits. */
  zipCode: string | null;
  storeNumber: string | null;
  tireType: TireType | null;
  /** The priorities that the guide offers. */
  priorities: readonly Priority[];
  /** The selected priorities, most important first. */
  selectedPriorities: readonly Priority[];
  /** IDs of the recommended groups, best first. */
  tires: readonly string[];
  /** IDs of the groups in the visitor's comparison, which all tabs and pages share. */
  selectedTires: readonly string[];
}

const toAnswerState = (answers: GuideAnswers) => ({
  step: answers.step,
  vehicleSelected: answers.vehicle,
  sizeSelected: answers.size,
  zipCode: answers.zipCode,
  storeNumber: answers.storeNumber,
  tireType: answers.tireType,
  selectedPriorities: answers.priorities,
});

const initialState: TireDecisionGuideState = {
  ...toAnswerState(NO_ANSWERS),
  step: null,
  priorities: PRIORITIES,
  tires: [],
  selectedTires: [],
};

/** Replaces the answers with those in the page's URL. */
export const answersRead = createAction<GuideAnswers>('tireDecisionGuide/answersRead');
/** Stores the IDs of the recommended groups, best first. */
export const tiresRecommended = createAction<readonly string[]>(
  'tireDecisionGuide/tiresRecommended',
);

const reducer = (
  state: TireDecisionGuideState = initialState,
  action: UnknownAction,
): TireDecisionGuideState => {
  if (answersRead.match(action)) return { ...state, ...toAnswerState(action.payload) };
  if (tiresRecommended.match(action)) return { ...state, tires: action.payload };
  if (comparisonSynced.match(action)) {
    return { ...state, selectedTires: action.payload.tires.map(({ id }) => id) };
  }
  return state;
};

rootReducer.inject({ reducerPath: 'tireDecisionGuide', reducer });

/** Returns the guide; it has no answers before the slice's first action. */
export const selectGuide = (state: RootState): TireDecisionGuideState =>
  state.tireDecisionGuide ?? initialState;

/** Converts the state to the answers in the page's URL. */
export const toAnswers = (guide: TireDecisionGuideState): GuideAnswers => ({
  step: guide.step ?? NO_ANSWERS.step,
  vehicle: guide.vehicleSelected,
  size: guide.sizeSelected,
  zipCode: guide.zipCode,
  storeNumber: guide.storeNumber,
  tireType: guide.tireType,
  priorities: guide.selectedPriorities,
});
