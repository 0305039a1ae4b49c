import { entriesFromList, nullish, number, object, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { textOrNumber, tolerantArray } from '../browser/tolerant-array';

const times = { openTime: string(), closeTime: string() };

/** A store as every store call returns it: `docs/service-contract.md#stores`. */
export const storeRecord = object({
  storeNumber: textOrNumber,
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
      /** The store's IANA time zone; empty if unknown. */
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
  /** Coordinates in degrees; the distance in miles from the searched place. */
  ...entriesFromList(['latitude', 'longitude', 'distance'], nullish(number())),
  /** Seven entries, MON first, with times as HH:MM; empty times mean closed. */
  hours: nullish(tolerantArray('hours', object({ weekDay: string(), ...times })), () => []),
  holidays: nullish(
    tolerantArray(
      'holidays',
      object({
        holidayId: textOrNumber,
        day: number(),
        month: number(),
        year: number(),
        description: nullish(string(), ''),
      }),
    ),
    () => [],
  ),
  holidayHours: nullish(
    tolerantArray('holidayHours', object({ holidayId: textOrNumber, ...times })),
    () => [],
  ),
});

export type Store = InferOutput<typeof storeRecord>;
