/** Labels of the driver's menu. */
export const DRIVER_LABELS = {
  overview: 'Account Overview',
  vehicles: 'Vehicles & Service',
  preferencesPage: 'Preferences',
  signOut: 'Sign Out',
} as const;

/** The button of the panel if the driver's name is unknown. */
export const UNNAMED_DRIVER = 'My account';

/** Follows the number in the badge; only screen readers announce it. */
export const formatNewInvoices = (count: number): string =>
  ` new ${count === 1 ? 'invoice' : 'invoices'}`;
