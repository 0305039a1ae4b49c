import { CHECKOUT_STEPS, STEP_PARAMETER } from './checkout-step';

/** Path of the checkout page. `PAGES` is for what every page needs. */
const CHECKOUT_PAGE = '/checkout/';

/** Where the cart leads: its tires have just been seen, so the checkout begins with the appointment. */
export const CHECKOUT_START = `${CHECKOUT_PAGE}?${STEP_PARAMETER}=${CHECKOUT_STEPS.appointment}`;

/** Path of the page that shows a placed order. */
export const CONFIRMATION_PAGE = '/checkout/confirmation/';

/** Parameters of that page's query, as the email about an order links to it. */
export const ORDER_PARAMETERS = { order: 'order', key: 'key' } as const;

/** Returns the address of the page that shows a placed order. @param key of the order */
export const getOrderAddress = (orderNumber: string, key: string): string =>
  `${CONFIRMATION_PAGE}?${new URLSearchParams({
    [ORDER_PARAMETERS.order]: orderNumber,
    [ORDER_PARAMETERS.key]: key,
  })}`;
