/** Days that a promotion lasts where its page says nothing else (OFFR-3). */
export const DEFAULT_EXPIRY_DAYS = 20;
