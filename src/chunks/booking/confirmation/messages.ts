export const CONFIRMATION_LABELS = {
  title: 'Your appointment is booked',
  canceled: 'Your appointment has been canceled',
  status: 'Status',
  manage: 'Change or cancel',
  another: 'Book another appointment',
} as const;

export const formatEmailSent = (email: string): string =>
  `We emailed the details to ${email}, with links to change or cancel your appointment.`;
