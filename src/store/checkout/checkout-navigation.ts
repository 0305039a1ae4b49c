import { pushUrl, readQuery, replaceUrl } from '../../browser/url-state';
import { getReachableStep, STEP_PARAMETER } from '../../site/checkout-step';
import { isShort } from '../../domain/tires/cart-availability';
import type { AppThunk } from '..';
import { selectCheckout, stepChanged } from './checkout-slice';

/** Checks whether the store has everything that is in the cart. */
const isCartComplete = (state: Parameters<typeof selectCheckout>[0]): boolean =>
  state.ecomm.cart?.items.some(isShort) === false;

const formatStepQuery = (step: number): string => {
  const query = readQuery();
  query.set(STEP_PARAMETER, `${step}`);
  return `?${query}`;
};

/** Shows a step in a new history entry, or the last step that can be reached. */
export const showStep =
  (step: number): AppThunk =>
  (dispatch, getState) => {
    const { step: current } = selectCheckout(getState());
    const reachable = getReachableStep(`${step}`, {
      cart: isCartComplete(getState()),
      appointment: selectCheckout(getState()).slot !== null,
    });
    dispatch(stepChanged(reachable));
    if (reachable !== current) pushUrl({ search: formatStepQuery(reachable) });
  };

/**
 * Shows the step in the page's URL, or the last step that can be reached, when the page opens and after
 * Back or Forward. While an order is being placed, the step stays.
 * @param isFirst whether no step has been shown yet
 */
export const readStepUrl =
  (isFirst = false): AppThunk =>
  (dispatch, getState) => {
    const { slot, progress, step: current } = selectCheckout(getState());
    if (current < 1 || current > 3) return;
    const requested = readQuery().get(STEP_PARAMETER);
    const step =
      isFirst || progress === 'idle'
        ? getReachableStep(requested, {
            cart: isCartComplete(getState()),
            appointment: slot !== null,
          })
        : current;
    dispatch(stepChanged(step));
    if (`${step}` !== requested) replaceUrl({ search: formatStepQuery(step) });
  };
