import { readItem } from '../../browser/storage';
import type { Profile } from '../../services/account/schema';

/** Key of the IDs of the invoices that this browser has shown on the vehicles page. */
export const SHOWN_INVOICES = 'bsro-shown-invoices';

/** Milliseconds for which they are remembered. */
export const SHOWN_INVOICES_LIFE = 365 * 86_400_000;

/** How many of the driver's invoices are new to this browser; at first all of them (ACCT-9). */
export const newInvoiceCount = (profile: Profile | null): number => {
  const shown: unknown = readItem(SHOWN_INVOICES, SHOWN_INVOICES_LIFE);
  const known = new Set<unknown>(Array.isArray(shown) ? shown : []);
  const ids = new Set(profile?.SERVICE_HISTORY_INVOICE.map(({ ID }) => ID));
  return [...ids].filter((id) => !known.has(id)).length;
};
