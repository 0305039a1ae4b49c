import type { StepState } from '../../ui/form/useSteps';

/** The props of every checkout step. */
export interface StepProps {
  state: StepState;
  onEdit: () => void;
}
