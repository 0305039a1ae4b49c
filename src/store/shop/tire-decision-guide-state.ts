export interface TireDecisionGuideState {
  step: number;
  vehicleSelected: { year: string; make: string; model: string; trim: string } | null;
  zipCode: string | null;
  storeNumber: string | null;
  tireType: string | null;
  priorities: string[];
  selectedPriorities: string[];
  tires: string[];
  selectedTires: string[];
}

const initialState: TireDecisionGuideState = {
  step: 0,
  vehicleSelected: null,
  zipCode: null,
  storeNumber: null,
  tireType: null,
  priorities: [],
  selectedPriorities: [],
  tires: [],
  selectedTires: [],
};

/** Answers to the tire decision guide (TDG-1, STATE-1). */
export const tireDecisionGuide = (
  state: TireDecisionGuideState = initialState,
): TireDecisionGuideState => state;
