import { scrollIntoView } from '../../browser/scroll-into-view';
import { selectCartActivity } from '../../store/cart/cart-slice';
import type { ControlProblem } from '../../store/cart/cart-slice';
import { useAppSelector } from '../../store/hooks';
import { CHANGE_PROBLEMS } from './messages';

/** Says that a change of the cart failed, below the control of the change so that the control stays in place. */
export function ChangeProblem({ change }: { change: ControlProblem }) {
  const { problem } = useAppSelector(selectCartActivity);
  const isShown = problem === change;
  return (
    <p role="alert" className="bsro-problem" ref={isShown ? scrollIntoView : null}>
      {isShown && CHANGE_PROBLEMS[change]}
    </p>
  );
}
