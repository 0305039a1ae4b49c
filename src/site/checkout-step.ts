/**
 * The numbers of the checkout's steps (CHKO-1): `initial` until the cart is known, `noCart`, the three that the page shows,
 * or `ordered` once the order is placed, until its own page opens.
 */
export const CHECKOUT_STEPS = {
  noCart: -1,
  initial: 0,
  cart: 1,
  appointment: 2,
  payment: 3,
  ordered: 4,
} as const;

export const STEP_PARAMETER = 'step';

interface CompleteSteps {
  readonly cart: boolean;
  readonly appointment: boolean;
}

/**
 * Returns the step that the visitor can reach: the requested step if every step before it is complete,
 * otherwise the first that isn't.
 * @param requested the step in the URL; any text, or null
 */
export const getReachableStep = (
  requested: string | null,
  { cart, appointment }: CompleteSteps,
): number => {
  const last = !cart
    ? CHECKOUT_STEPS.cart
    : !appointment
      ? CHECKOUT_STEPS.appointment
      : CHECKOUT_STEPS.payment;
  const step = /^[1-3]$/.test(requested ?? '') ? Number(requested) : CHECKOUT_STEPS.cart;
  return Math.min(step, last);
};
