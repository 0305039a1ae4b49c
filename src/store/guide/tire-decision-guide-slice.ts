import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { NO_ANSWERS, PRIORITIES } from '../../domain/tires/guide-answers';
import type { GuideAnswers, GuideStep, Priority, TireType } from '../../domain/tires/guide-answers';
import type { TireSize } from '../../domain/tires/tire-size';
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

const tireDecisionGuideSlice = createSlice({
  name: 'tireDecisionGuide',
  initialState,
  reducers: {
    /** Replaces the answers with those in the page's URL. */
    answersRead: (state, { payload }: PayloadAction<GuideAnswers>) => ({
      ...state,
      ...toAnswerState(payload),
    }),
    /** Stores the IDs of the recommended groups, best first. */
    tiresRecommended: (state, { payload }: PayloadAction<readonly string[]>) => ({
      ...state,
      tires: payload,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(comparisonSynced, (state, { payload }) => ({
      ...state,
      selectedTires: payload.tires.map(({ id }) => id),
    }));
  },
  selectors: { selectGuide: (guide) => guide },
});

export type TireDecisionGuideSlice = WithSlice<typeof tireDecisionGuideSlice>;
export const { answersRead, tiresRecommended } = tireDecisionGuideSlice.actions;
export const { selectGuide } = tireDecisionGuideSlice.injectInto(rootReducer).selectors;

export const toAnswers = (guide: TireDecisionGuideState): GuideAnswers => ({
  step: guide.step ?? NO_ANSWERS.step,
  vehicle: guide.vehicleSelected,
  size: guide.sizeSelected,
  zipCode: guide.zipCode,
  storeNumber: guide.storeNumber,
  tireType: guide.tireType,
  priorities: guide.selectedPriorities,
});
