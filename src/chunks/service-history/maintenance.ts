import { object } from 'valibot';
import type { Profile } from '../../services/account/schema';
import { parseProfileVehicle } from '../../vehicles/profile-form';
import { formatDay } from '../../ui/format/format-day';
import { formatMiles, getVehicleTitle } from '../../vehicles/vehicle-text';
import { parseValidEntries, priceText, text } from './valid-entries';

const serviceEntry = object({
  ID: text,
  VEHICLE_ID: text,
  NAME: text,
  DATE: text,
  ODOMETER: text,
  DUE_ODOMETER: text,
});
/** PRICE is that of one gallon, in dollars. */
const fillUpEntry = object({
  ID: text,
  VEHICLE_ID: text,
  DATE: text,
  ODOMETER: text,
  GALLONS: text,
  PRICE: text,
});

/** One thing that a vehicle needs, or that was done to it. */
export interface MaintenanceItem {
  readonly id: string;
  /** What it is; of a fill-up its day. */
  readonly name: string;
  /** What vehicle, and when: `The family bus, at 65,000 miles`. */
  readonly when: string;
}

/** The account's lists of what vehicles need and were given. */
export interface MaintenanceRecords {
  readonly due: readonly MaintenanceItem[];
  readonly done: readonly MaintenanceItem[];
  readonly fillUps: readonly MaintenanceItem[];
}

/** `at 61,310 miles`; empty where the odometer is not known. */
const at = (odometer: string): string => {
  const miles = formatMiles(odometer);
  return miles && `at ${miles}`;
};

/** `11.4 gallons at $3.19 a gallon`, as far as it is known. */
const fuelText = (gallons: string, price: string): string => {
  const amount = Number(gallons) > 0 ? `${gallons} gallons` : '';
  const each = priceText(price) && `${priceText(price)} a gallon`;
  return [amount, each].filter(Boolean).join(' at ');
};

/**
 * What is due and what was done, in the order of the account's lists, and the fill-ups, newest
 * first (ACCT-11); entries that say nothing are left out.
 */
export const maintenanceOf = (profile: Profile): MaintenanceRecords => {
  const titles = new Map(
    profile.VEHICLE.map((vehicle) => {
      const known = parseProfileVehicle(vehicle);
      return [vehicle.ID, known ? getVehicleTitle(known) : ''];
    }),
  );
  const whenOf = (vehicleId: string, ...words: readonly string[]): string =>
    [titles.get(vehicleId), ...words].filter(Boolean).join(', ');
  const services = (name: 'MAINTENANCE_TASK' | 'MAINTENANCE_PERFORMED_SERVICE') =>
    parseValidEntries(name, serviceEntry, profile[name]).filter(({ NAME }) => NAME);
  return {
    due: services('MAINTENANCE_TASK').map((entry) => ({
      id: entry.ID,
      name: entry.NAME,
      when: whenOf(entry.VEHICLE_ID, at(entry.DUE_ODOMETER)),
    })),
    done: services('MAINTENANCE_PERFORMED_SERVICE').map((entry) => ({
      id: entry.ID,
      name: entry.NAME,
      when: whenOf(entry.VEHICLE_ID, formatDay(entry.DATE), at(entry.ODOMETER)),
    })),
    fillUps: parseValidEntries('FILL_UP', fillUpEntry, profile.FILL_UP)
      .filter(({ DATE }) => DATE)
      .sort((one, other) => other.DATE.localeCompare(one.DATE))
      .map((entry) => ({
        id: entry.ID,
        name: formatDay(entry.DATE),
        when: whenOf(entry.VEHICLE_ID, at(entry.ODOMETER), fuelText(entry.GALLONS, entry.PRICE)),
      })),
  };
};
