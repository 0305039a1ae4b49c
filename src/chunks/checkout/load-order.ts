/**
 * Loads the card fields, what places an order, and what says why one wasn't placed: needed once the visitor
 * pays, or if an earlier request has no response.
 */
export const loadOrder = () => import(/* webpackChunkName: "checkout-order" */ './order');
