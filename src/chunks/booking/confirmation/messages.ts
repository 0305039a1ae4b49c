export const CONFIRMATION_LABELS = {
  title: 'Your appointment is booked',
  number: 'Confirmation number',
  calendar: 'Add to calendar',
  print: 'Print',
  manage: 'Change or cancel',
  directions: 'Directions',
  bring: 'What to bring',
  another: 'Book another appointment',
} as const;

export const formatEmailSent = (email: string): string =>
  `We sent the details to ${email}, with links to change or cancel the appointment.`;

/** What a driver brings to an appointment. */
export const WHAT_TO_BRING = [
  'Your keys, with the key for wheel locks if your vehicle has them',
  'The name or the code of any offer you want to use',
  'A phone that we can reach you at while we work',
] as const;

export const formatMapAlt = (storeName: string): string => `Map of ${storeName}`;

export const formatEventTitle = (storeName: string): string => `Appointment at ${storeName}`;
