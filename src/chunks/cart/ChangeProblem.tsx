import { useAppSelector } from '../../store/hooks';
import { CHANGE_PROBLEMS } from './messages';
import { selectCartActivity } from '../../store/cart/cart-slice';

/** Says that a change of the cart failed, below the control of the change so that the control stays in place. */
export function ChangeProblem({ change }: { change: keyof typeof CHANGE_PROBLEMS }) {
  const { problem } = useAppSelector(selectCartActivity);
  return (
    <p role="alert" className="bsro-problem">
      {problem === change && CHANGE_PROBLEMS[change]}
    </p>
  );
}
