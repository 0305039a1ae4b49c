export const VISIT_LABELS = {
  number: 'Confirmation number',
  calendar: 'Add to calendar',
  print: 'Print',
  directions: 'Directions',
  bring: 'What to bring',
} as const;

/** What a driver brings to an appointment. */
export const WHAT_TO_BRING = [
  'Your keys, with the key for wheel locks if your vehicle has them',
  'The name or the code of any offer you want to use',
  'A phone that we can reach you at while we work',
] as const;

export const formatMapAlt = (storeName: string): string => `Map of ${storeName}`;

export const formatEventTitle = (storeName: string): string => `Appointment at ${storeName}`;
