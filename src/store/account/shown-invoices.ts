import { readItem, writeItem } from '../../browser/storage';
import type { Profile } from '../../services/account/schema';

/** Storage key of the IDs of the invoices that this browser has shown on the vehicles page. */
export const SHOWN_INVOICES_KEY = 'bsro-shown-invoices';

export const SHOWN_INVOICES_LIFETIME_MS = 365 * 86_400_000;

export const readShownInvoiceIds = (): ReadonlySet<unknown> => {
  const shown: unknown = readItem(SHOWN_INVOICES_KEY, SHOWN_INVOICES_LIFETIME_MS);
  return new Set<unknown>(Array.isArray(shown) ? shown : []);
};

/** Returns the IDs of the driver's invoices that are new to this browser; all of them at first (ACCT-9). */
export const getNewInvoiceIds = (
  profile: Profile | null,
  shown: ReadonlySet<unknown> = readShownInvoiceIds(),
): readonly string[] => {
  const ids = new Set(profile?.SERVICE_HISTORY_INVOICE.map(({ ID }) => ID));
  return [...ids].filter((id) => !shown.has(id));
};

/** Marks all the driver's invoices as shown in this browser; keeps other drivers' IDs (ACCT-9). */
export const rememberInvoices = ({ SERVICE_HISTORY_INVOICE: invoices }: Profile): void => {
  const ids = new Set([...readShownInvoiceIds(), ...invoices.map(({ ID }) => ID)]);
  writeItem(SHOWN_INVOICES_KEY, [...ids], SHOWN_INVOICES_LIFETIME_MS);
};
