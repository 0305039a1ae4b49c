/** Names the bar for screen readers. */
export const BAR_LABEL = 'Price and cart';
