/** Length of a promotion without `data-expiry-length`, in days (OFFR-3). */
export const DEFAULT_EXPIRY_DAYS = 20;
