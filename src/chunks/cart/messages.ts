import { ORDER_IN } from '../../ui/cart/messages';
import { TRY_AGAIN } from '../../ui/messages';

/** Texts of the cart. */
export const LABELS = {
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
  changeStore:
    'Prices and stock are for this store. To buy from another store, choose it and add the tires again.',
  findStore: 'Find a store',
  summary: 'Summary',
  checkOut: 'Check out',
  nextStep: 'Next: choose your installation time.',
  signInBefore: 'Have an account?',
  signIn: 'Sign in',
  signInAfter: 'to check for member savings.',
  noEcommerce: "This store doesn't sell online. Schedule the installation or call the store.",
  schedule: 'Schedule',
  call: 'Call',
  failed: "Your cart didn't load. Check your connection and try again.",
  retry: TRY_AGAIN,
  empty: 'Your cart is empty.',
  byVehicle: 'Find tires by vehicle',
  bySize: 'Find tires by size',
  viewCart: 'View cart',
  shortage: `To check out online, lower the quantity. ${ORDER_IN}`,
  outOfStock: ORDER_IN,
  closed: 'This store is temporarily closed. Call the store, or choose another one.',
  unavailable: "This store can't get all of these tires. Call the store, or choose another one.",
} as const;

/** What each add-on is for, by its code. */
export const ADD_ON_EXPLANATIONS: Readonly<Record<string, string>> = {
  7009500: 'Sets your wheel angles so that your new tires wear evenly.',
  7009527: 'Sets your wheel angles so that your new tires wear evenly.',
  7028789: 'Checks your brakes, battery, fluids, and suspension.',
};

/**
 * Formats what screen readers announce after a change: `Total $712.40.`
 * @param obstacle why the cart can't be checked out online
 */
export const formatChangedTotal = (
  total: string,
  obstacle: keyof typeof LABELS | undefined,
): string => `${LABELS.total} ${total}. ${obstacle ? LABELS[obstacle] : ''}`;

/** Formats the button that starts the checkout: `Check out – $712.40`. */
export const formatCheckOut = (total: string): string => `${LABELS.checkOut} – ${total}`;
