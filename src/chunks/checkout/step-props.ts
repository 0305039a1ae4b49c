import type { StepState } from '../../ui/form/useSteps';

/** What every step of the checkout gets. */
export interface StepProps {
  state: StepState;
  onEdit: () => void;
}
