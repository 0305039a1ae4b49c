/**
 * Loads the chunk with the card fields, the thunk that places an order, and the notices about refused
 * orders. It's needed when the visitor pays, or if an earlier request has no response.
 */
export const loadOrderChunk = () => import(/* webpackChunkName: "checkout-order" */ './order');
