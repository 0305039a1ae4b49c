import { writeItem } from '../../browser/storage';
import type { Profile } from '../../services/account/schema';
import { SHOWN_INVOICES, SHOWN_INVOICES_LIFE, readShownInvoices } from './new-invoices';

/** Stores that this browser has shown all the driver's invoices; other drivers' IDs stay (ACCT-9). */
export const rememberInvoices = ({ SERVICE_HISTORY_INVOICE: invoices }: Profile): void => {
  const ids = new Set([...readShownInvoices(), ...invoices.map(({ ID }) => ID)]);
  writeItem(SHOWN_INVOICES, [...ids], SHOWN_INVOICES_LIFE);
};
