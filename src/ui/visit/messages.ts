export const VISIT_LABELS = {
  number: 'Confirmation number',
  calendar: 'Add to calendar',
  print: 'Print',
  directions: 'Directions',
  bring: 'What to bring',
} as const;

/** What to bring to an appointment. */
export const WHAT_TO_BRING = [
  'Your keys, and the wheel lock key if your vehicle has one',
  'The name or code of any offer you want to use',
  'Your phone, so we can reach you during your visit',
] as const;

export const formatMapAlt = (storeName: string): string => `Map of ${storeName}`;

export const formatEventTitle = (storeName: string): string => `Appointment at ${storeName}`;

export const DROP_OFF_OR_WAIT_LABELS = {
  drop: "I'll drop off my vehicle",
  wait: "I'll wait at the store",
} as const;

export const PICKUP_NAMES = {
  text: 'Text',
  call: 'Call',
  email: 'Email',
} as const;

/** The pickup preference as a sentence, in the review step. */
export const PICKUP_SENTENCES = {
  text: "Text me when it's ready",
  call: "Call me when it's ready",
  email: "Email me when it's ready",
} as const;
