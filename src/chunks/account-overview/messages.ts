export const NO_VEHICLES = "You haven't added a vehicle yet.";
export const NO_VISITS = "You don't have any service visits yet.";

/** Names the page while it loads and if loading fails. */
export const OVERVIEW_NAME = 'Your account';

export const CARD_TITLES = {
  vehicles: 'My vehicles',
  history: 'Service history',
  store: 'Preferred store',
  profile: 'Preferences',
} as const;

export const CARD_LINKS = {
  garage: 'Go to my garage',
  addVehicle: 'Add a vehicle',
  history: 'View service history',
  appointment: 'Schedule an appointment',
  chooseStore: 'Choose a store',
  profile: 'Edit preferences',
} as const;

/** @param firstName empty if unknown */
export const getGreeting = (firstName: string): string =>
  firstName ? `Welcome back, ${firstName}.` : 'Welcome back.';

/** Shown after the title of the current vehicle. */
export const CURRENT_VEHICLE = '(current)';

export const formatMoreVehicles = (count: number): string => `And ${count} more.`;

/** @param lastVisit the date of the latest invoice; empty if unknown */
export const formatInvoices = (count: number, lastVisit: string): string =>
  `${count === 1 ? '1 invoice' : `${count} invoices`}.${lastVisit && ` Last visit: ${lastVisit}.`}`;

export const formatNewInvoices = (count: number): string =>
  count === 1 ? '1 new invoice' : `${count} new invoices`;

export const formatReminders = (isOn: boolean): string =>
  `Email reminders are ${isOn ? 'on' : 'off'}.`;
