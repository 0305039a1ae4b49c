import { useAppSelector } from '../../store/hooks';
import { selectCartActivity } from '../../store/cart/cart-slice';
import { PROBLEMS } from './problem-messages';

/** Says that a change of the cart failed, below the control of the change so that the control stays in place. */
export function ChangeProblem({ change }: { change: keyof typeof PROBLEMS }) {
  const { problem } = useAppSelector(selectCartActivity);
  return (
    <p role="alert" className="bsro-cart__problem">
      {problem === change && PROBLEMS[change]}
    </p>
  );
}
