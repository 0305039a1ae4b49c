export const NO_STORE_TITLE = 'Find your store';
export const NO_STORE_TEXT = 'Choose a store to see its prices, stock, and hours.';
