/** Path of the checkout page. `PAGES` is for what every page needs. */
export const CHECKOUT_PAGE = '/checkout/';

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
