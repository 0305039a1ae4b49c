import { array, entriesFromList, nullish, number, object, string } from 'valibot';
import type { InferOutput } from 'valibot';

const times = { openTime: string(), closeTime: string() };

/** A store as every store call gives it (A3; wire: Stores). */
export const storeRecord = object({
  storeNumber: string(),
  ...entriesFromList(
    [
      'storeName',
      'address',
      'city',
      'state',
      'zip',
      'phone',
      'trackingPhone',
      'fax',
      'localPageURL',
      'managerName',
      'managerEmailAddress',
      'status',
      'storeType',
      /** IANA zone of the store's clock; empty when it is not known. */
      'timeZone',
    ],
    nullish(string(), ''),
  ),
  /** 'Y' or 'N'. */
  ...entriesFromList(
    [
      'activeFlag',
      'onlineAppointmentActiveFlag',
      'tirePricingActiveFlag',
      'eCommActiveFlag',
      'temporarilyClosed',
    ],
    nullish(string(), 'N'),
  ),
  /** Degrees, and miles from the place that was asked for. */
  ...entriesFromList(['latitude', 'longitude', 'distance'], nullish(number())),
  /** Seven entries, MON first, times HH:MM; a closed day has empty ones. */
  hours: nullish(array(object({ weekDay: string(), ...times })), () => []),
  holidays: nullish(
    array(
      object({
        holidayId: string(),
        day: number(),
        month: number(),
        year: number(),
        description: nullish(string(), ''),
      }),
    ),
    () => [],
  ),
  holidayHours: nullish(array(object({ holidayId: string(), ...times })), () => []),
});

export type Store = InferOutput<typeof storeRecord>;
