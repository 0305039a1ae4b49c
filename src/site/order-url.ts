import { CHECKOUT_STEPS, STEP_PARAMETER } from './checkout-step';
import { SITE_ROOT } from './pages';

/** Path of the checkout page. `PAGES` has only what every page needs. */
const CHECKOUT_PAGE = `${SITE_ROOT}/checkout/`;

/** Where the cart leads. The visitor has just seen the tires, so checkout begins with the appointment. */
export const CHECKOUT_START = `${CHECKOUT_PAGE}?${STEP_PARAMETER}=${CHECKOUT_STEPS.appointment}`;

/** Path of the page that shows a placed order. */
export const CONFIRMATION_PAGE = `${SITE_ROOT}/checkout/confirmation/`;

/** Parameters of that page's query, which the email about an order uses in its link. */
export const ORDER_PARAMETERS = { order: 'order', key: 'key' } as const;

/** Returns the URL of the page that shows a placed order. @param key the order's key; its driver needs none */
export const getOrderUrl = (orderNumber: string, key?: string): string =>
  `${CONFIRMATION_PAGE}?${new URLSearchParams({
    [ORDER_PARAMETERS.order]: orderNumber,
    ...(key !== undefined && { [ORDER_PARAMETERS.key]: key }),
  })}`;
