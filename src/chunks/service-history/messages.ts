/** Names the page while it loads and if loading fails. */
export const HISTORY_NAME = 'Your service history';

/** Shown if the driver has no invoices; `link` leads to the appointment page. */
export const NO_INVOICES = {
  before: "You don't have any visits yet.",
  link: 'Schedule an appointment',
  after: 'and your invoice will appear here.',
} as const;

export const HISTORY_LABELS = {
  heading: 'Service history',
  filter: 'Vehicle',
  allVehicles: 'All vehicles',
  more: 'Show more invoices',
} as const;

/**
 * Texts of the maintenance lists: their headings, the labels of the buttons that show more entries,
 * and the label of the links that book a due task.
 */
export const MAINTENANCE_LABELS = {
  book: 'Book this service',
  due: { title: 'Upcoming maintenance', more: 'Show more upcoming maintenance' },
  done: { title: 'Other services', more: 'Show more services' },
  fillUps: { title: 'Fill-ups', more: 'Show more fill-ups' },
} as const;

export const INVOICE_LABELS = {
  new: 'New',
  work: 'Work',
  price: 'Price',
  total: 'Total',
  scheduleAgain: 'Schedule at this store again',
} as const;

export const formatInvoiceCount = (count: number): string =>
  count === 1 ? '1 invoice' : `${count} invoices`;

export const formatInvoiceNumber = (number: string): string => `Invoice ${number}`;

/** Names the table of an invoice's jobs. */
export const formatInvoiceCaption = (date: string): string => `Work on ${date}`;
