import type { StepState } from '../../ui/form/useSteps';

/** What every step of the checkout gets. */
export interface StepProps {
  state: StepState;
  onEdit: () => void;
  /** Whether an order is being placed, so that no step can be edited. */
  isLocked: boolean;
}
