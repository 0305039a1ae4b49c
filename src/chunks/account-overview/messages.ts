import { defineTexts } from '../../language/define-texts';

export const OVERVIEW_LABELS = defineTexts('accountOverview', {
  /** Names the page while it loads and if loading fails. */
  loading: 'Your account',
  greeting: 'Welcome back.',
  greetingByName: 'Welcome back, {name}.',
  noVehicles: "You haven't added a vehicle yet.",
  /** Shown after the title of the current vehicle. */
  currentVehicle: '(current)',
  moreVehicles: 'And {count, number} more.',
  noVisits: "You don't have any service visits yet.",
  invoices: '{count, plural, one {# invoice} other {# invoices}}.',
  lastVisit: 'Last visit: {date}.',
  newInvoices: '{count, plural, one {# new invoice} other {# new invoices}}',
  remindersOn: 'Email reminders are on.',
  remindersOff: 'Email reminders are off.',
});

export const CARD_TITLES = defineTexts('accountOverview.titles', {
  appointments: 'Upcoming appointments',
  orders: 'Orders',
  vehicles: 'My vehicles',
  history: 'Service history',
  store: 'Preferred store',
  profile: 'Preferences',
});

export const BOOKING_TEXTS = defineTexts('accountOverview.bookings', {
  noAppointments: "You don't have an upcoming appointment.",
  manage: 'Change or cancel',
  noOrders: "You haven't ordered online yet.",
  order: 'Order {number}',
  placed: 'Placed {date}, {total}',
  scheduled: 'Installation on {time}',
  installed: 'Installation was on {time}',
  canceled: 'Canceled',
  more: 'Show more',
});

export const CARD_LINKS = defineTexts('accountOverview.links', {
  book: 'Schedule an appointment',
  shop: 'Find tires',
  garage: 'Go to my garage',
  addVehicle: 'Add a vehicle',
  history: 'View service history',
  appointment: 'Schedule an appointment',
  chooseStore: 'Choose a store',
  profile: 'Edit preferences',
});
