/** Answers to the tire decision guide (TDG-1, STATE-1). */
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
