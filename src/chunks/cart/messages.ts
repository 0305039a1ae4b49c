import { defineTexts } from '../../language/define-texts';
import type {
  CartLoss,
  CartProblem,
  ControlProblem,
  NoticeProblem,
} from '../../store/cart/cart-slice';

export const LABELS = defineTexts('cart', {
  title: 'Your cart',
  loading: 'Your cart',
  items: 'Your tires',
  quantity: 'Quantity',
  quantityOfEach: 'Quantity of each, front and rear',
  total: 'Total',
  vehicle: 'For your',
  remove: 'Empty cart',
  addOns: 'Add a service',
  addOnsFailed: "The additional services didn't load.",
  store: 'Installed at',
  changeStore: 'Prices and stock are for this store.',
  summary: 'Summary',
  checkOut: 'Check out',
  nextStep: 'Next: choose your installation time.',
  memberSavings: 'Have an account? {signIn} to check for member savings.',
  signIn: 'Sign in',
  noEcommerce: "This store doesn't sell online. Schedule the installation or call the store.",
  schedule: 'Schedule',
  call: 'Call',
  failed: "Your cart didn't load. Check your connection and try again.",
  empty: 'Your cart is empty.',
  byVehicle: 'Find tires by vehicle',
  bySize: 'Find tires by size',
  viewCart: 'View cart',
  shortage: "This store can't get that many of these tires. Lower the quantity, or call the store.",
  closed: 'This store is temporarily closed. Call the store, or choose another one.',
  unavailable: "This store can't get all of these tires. Call the store, or choose another one.",
  /** The button that starts the checkout. */
  checkOutTotal: 'Check out – {total}',
  /** What screen readers announce after a change. */
  changedTotal: 'Total {total}.',
  oneQuantity: 'Quantity, {size}',
});

export const MOVE_LABELS = defineTexts('cart.move', {
  change: 'Change store',
  move: 'Choose',
  moveTo: 'Choose {store}',
  /** Marks the visitor's store. */
  mine: '(my store)',
  place: '{address}, {city}',
  placeAndDistance: '{address}, {city}, {miles, number} mi',
  loading: 'Loading stores',
  failed: "The stores didn't load.",
  none: 'There are no other stores nearby that sell tires online.',
});

export const NOTICE_LABELS = defineTexts('cart.notices', {
  removed: 'Removed {count, plural, one {# tire} other {# tires}}.',
  undo: 'Undo',
  restoring: 'Restoring…',
  signIn: 'Sign in',
  otherCart: 'You have another cart in your account.',
  merge: 'Add the tires from your other cart',
  dismissMerge: 'Not now',
});

export const LOSSES = defineTexts('cart.losses', {
  expired:
    'Your cart has expired. We hold carts for one hour. Add your tires again to see current prices.',
  removed: 'You removed the tires from your cart.',
  elsewhere: 'Your cart was emptied in another tab.',
  'signed-out': 'This cart is saved to an account. Sign in to see it.',
} satisfies Record<CartLoss, string>);

/** The failures that a notice above the cart reports. */
export const NOTICE_PROBLEMS: Readonly<Partial<Record<CartProblem, string>>> = defineTexts(
  'cart.problems',
  {
    restore: "We couldn't restore your tires. Please try again.",
    restorePart: "We couldn't restore everything you removed. Please check your cart.",
    merge: "We couldn't add the tires from your other cart. Please try again.",
  } satisfies Record<NoticeProblem, string>,
);

/** The failures that are reported below the control of the change. */
export const CHANGE_PROBLEMS = defineTexts('cart.changeProblems', {
  quantity: "We couldn't change the quantity. Please try again.",
  /** The host changes one article at a time, so that one tire of a pair may change without the other. */
  quantityPart: 'Only some of the quantities have been changed. Please check them and try again.',
  addOn: "We couldn't update the service. Please try again.",
  remove: "We couldn't remove your tires. Please try again.",
  move: "We couldn't change the store. Please try again.",
  moveWithoutPrices: "This store doesn't show prices online. Your cart stays where it is.",
} satisfies Record<ControlProblem, string>);

export const ADD_ON_EXPLANATIONS: Readonly<Record<string, string>> = defineTexts('cart.addOns', {
  7009500: 'Sets your wheel angles so that your new tires wear evenly.',
  7009527: 'Sets your wheel angles so that your new tires wear evenly.',
  7028789: 'Checks your brakes, battery, fluids, and suspension.',
});
