export const SIGNUP_LABELS = {
  email: 'Email',
  submit: 'Send me coupons',
  sending: 'Sending…',
} as const;

/** Labels of the store links; only analytics uses `call`. */
export const STORE_LINKS = {
  call: 'Call my store',
  chooseStore: 'Choose a store',
  changeStore: 'Choose another store',
} as const;

export const STARTED_BOOKING = { continue: 'Continue' } as const;

/** @param time the formatted time of the appointment; empty if none is selected */
export const formatStartedBooking = (services: string, storeName: string, time: string): string =>
  `You started booking: ${services} at ${storeName}${time && `, ${time}`}.`;

/** @param store the name, address, and city of my store */
export const formatMyStore = (store: readonly string[]): string =>
  `Your store is ${store.join(', ')}.`;

/** @param phone the formatted number of my store */
export const formatCall = (phone: string): string => `Call ${phone}`;

/** @param price the price of one tire, such as "$142.99" */
export const formatTirePrice = (price: string): string => `${price} ea.`;
