import { writeItem } from '../../browser/storage';
import type { Profile } from '../../services/account/schema';
import {
  SHOWN_INVOICES_KEY,
  SHOWN_INVOICES_LIFETIME_MS,
  readShownInvoiceIds,
} from './new-invoices';

/** Marks all the driver's invoices as shown in this browser; keeps other drivers' IDs (ACCT-9). */
export const rememberInvoices = ({ SERVICE_HISTORY_INVOICE: invoices }: Profile): void => {
  const ids = new Set([...readShownInvoiceIds(), ...invoices.map(({ ID }) => ID)]);
  writeItem(SHOWN_INVOICES_KEY, [...ids], SHOWN_INVOICES_LIFETIME_MS);
};
