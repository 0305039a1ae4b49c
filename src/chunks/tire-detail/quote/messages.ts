/** Texts of a quote. */
export const QUOTE_LABELS = {
  heading: 'Your quote',
  number: 'Quote number',
  noCart:
    "Nothing is in a cart yet, because online checkout isn't available. Schedule the installation and pay at the store.",
  schedule: 'Schedule the installation',
} as const;

/** @param day such as `Dec 22, 2026` */
export const formatGoodThrough = (day: string): string => `Good through ${day}.`;
