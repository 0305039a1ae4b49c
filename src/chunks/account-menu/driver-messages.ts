/** Labels of the driver's menu. */
export const DRIVER_LABELS = {
  overview: 'Account Overview',
  vehicles: 'Vehicles & Service',
  preferencesPage: 'Preferences',
  signOut: 'Sign Out',
} as const;

/** Label of the panel's button if the driver's name is unknown. */
export const UNNAMED_DRIVER = 'My account';

/** Formats the text after the number in the badge, which is for screen readers only. */
export const formatNewInvoices = (count: number): string =>
  ` new ${count === 1 ? 'invoice' : 'invoices'}`;
