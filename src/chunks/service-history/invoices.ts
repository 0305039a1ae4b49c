import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import type { Profile } from '../../services/account/schema';
import { formatMiles } from '../../domain/vehicles/vehicle-text';
import { compareValues } from '../../domain/text/compare-values';
import { formatDate } from '../../language/dates';
import { INVOICE_LABELS } from './messages';
import { parseValidEntries, formatPriceText, text } from './valid-entries';

const vehicleEntry = object({ ID: text, YEAR: text, MAKE: text, MODEL: text, SUBMODEL: text });
const invoiceEntry = object({
  ID: text,
  SERVICE_HISTORY_VEHICLE_ID: text,
  INVOICE_NUMBER: text,
  INVOICE_DATE: text,
  ODOMETER: text,
  TOTAL: text,
  STORE_NUMBER: text,
});
const jobEntry = object({
  ID: text,
  SERVICE_HISTORY_INVOICE_ID: text,
  DESCRIPTION: text,
  TOTAL: text,
});
const detailEntry = object({
  ID: text,
  SERVICE_HISTORY_JOB_ID: text,
  DESCRIPTION: text,
  QUANTITY: text,
  PRICE: text,
});

/** Formats a part or labor, for example `4 × Tire 235/65R17 104H, $141.08 each`. */
const formatDetail = ({
  DESCRIPTION,
  QUANTITY,
  PRICE,
}: InferOutput<typeof detailEntry>): string => {
  const isMultiple = Number(QUANTITY) > 1;
  const price = formatPriceText(PRICE);
  const item = isMultiple ? `${QUANTITY} × ${DESCRIPTION}` : DESCRIPTION;
  return [item, price && isMultiple ? INVOICE_LABELS.each({ price }) : price]
    .filter(Boolean)
    .join(', ');
};

/**
 * Joins the service history lists of the profile (ACCT-11), and leaves out invalid entries. Returns the driver's
 * vehicles and their invoices, newest first, formatted for display; unknown values are empty.
 */
export const buildHistory = (profile: Profile) => {
  const details = parseValidEntries(
    'SERVICE_HISTORY_JOB_DETAIL',
    detailEntry,
    profile.SERVICE_HISTORY_JOB_DETAIL,
  );
  const jobs = parseValidEntries('SERVICE_HISTORY_JOB', jobEntry, profile.SERVICE_HISTORY_JOB);
  const vehicles = parseValidEntries(
    'SERVICE_HISTORY_VEHICLE',
    vehicleEntry,
    profile.SERVICE_HISTORY_VEHICLE,
  ).map((entry) => ({
    id: entry.ID,
    name: [entry.YEAR, entry.MAKE, entry.MODEL, entry.SUBMODEL].filter(Boolean).join(' '),
  }));
  const invoices = parseValidEntries(
    'SERVICE_HISTORY_INVOICE',
    invoiceEntry,
    profile.SERVICE_HISTORY_INVOICE,
  )
    .sort((one, other) => compareValues(other.INVOICE_DATE, one.INVOICE_DATE))
    .map((entry) => ({
      id: entry.ID,
      number: entry.INVOICE_NUMBER,
      date: formatDate(entry.INVOICE_DATE, 'withYear'),
      vehicleId: entry.SERVICE_HISTORY_VEHICLE_ID,
      vehicle: vehicles.find(({ id }) => id === entry.SERVICE_HISTORY_VEHICLE_ID)?.name ?? '',
      miles: formatMiles(entry.ODOMETER),
      total: formatPriceText(entry.TOTAL),
      storeNumber: entry.STORE_NUMBER,
      jobs: jobs
        .filter((job) => job.SERVICE_HISTORY_INVOICE_ID === entry.ID)
        .map((job) => ({
          id: job.ID,
          description: job.DESCRIPTION,
          price: formatPriceText(job.TOTAL),
          details: details
            .filter((detail) => detail.SERVICE_HISTORY_JOB_ID === job.ID)
            .map((detail) => ({ id: detail.ID, text: formatDetail(detail) })),
        })),
    }));
  return { vehicles, invoices };
};

/** The invoice of a visit to a store. */
export type Invoice = ReturnType<typeof buildHistory>['invoices'][number];
