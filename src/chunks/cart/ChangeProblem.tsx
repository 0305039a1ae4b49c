import { useAppSelector } from '../../store/hooks';
import { selectCartActivity } from '../../store/cart/cart-slice';

/** The messages about changes that failed. */
export const PROBLEMS = {
  quantity: "We couldn't change the quantity. Please try again.",
  addOn: "We couldn't update the service. Please try again.",
  remove: "We couldn't remove your tires. Please try again.",
} as const;

/** Says that a change of the cart failed, below the control of the change so that the control stays in place. */
export function ChangeProblem({ change }: { change: keyof typeof PROBLEMS }) {
  const { problem } = useAppSelector(selectCartActivity);
  return (
    <p role="alert" className="bsro-cart__problem">
      {problem === change && PROBLEMS[change]}
    </p>
  );
}
