import { defineTexts } from '../../language/define-texts';

export const HISTORY_LABELS = defineTexts('serviceHistory', {
  heading: 'Service history',
  /** Names the page while it loads and if loading fails. */
  loading: 'Your service history',
  filter: 'Vehicle',
  allVehicles: 'All vehicles',
  invoices: '{count, plural, one {# invoice} other {# invoices}}',
  more: 'Show more invoices',
  /** `schedule` leads to the appointment page. */
  noInvoices: "You don't have any visits yet. {schedule} and your invoice will appear here.",
  schedule: 'Schedule an appointment',
});

export const INVOICE_LABELS = defineTexts('serviceHistory.invoice', {
  number: 'Invoice {number}',
  new: 'New',
  /** Names the table of an invoice's jobs. */
  caption: 'Work on {date}',
  work: 'Work',
  price: 'Price',
  /** The price of one of several parts. */
  each: '{price} each',
  total: 'Total',
  scheduleAgain: 'Schedule at this store again',
});

export const MAINTENANCE_LABELS = defineTexts('serviceHistory.maintenance', {
  due: 'Upcoming maintenance',
  moreDue: 'Show more upcoming maintenance',
  book: 'Book this service',
  done: 'Other services',
  moreDone: 'Show more services',
  fillUps: 'Fill-ups',
  moreFillUps: 'Show more fill-ups',
  /** `miles` has the unit. */
  odometer: 'at {miles}',
  gallons: '{gallons} gallons',
  pricePerGallon: '{price} a gallon',
  gallonsAtPrice: '{gallons} gallons at {price} a gallon',
});
