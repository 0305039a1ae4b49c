import { object } from 'valibot';
import type { Profile } from '../../services/account/schema';
import { parseProfileVehicle } from '../../domain/vehicles/profile-vehicle';
import { compareValues } from '../../domain/text/compare-values';
import { formatDate } from '../../language/dates';
import type { Vehicle } from '../../domain/vehicles/vehicle';
import { formatMiles, getVehicleTitle } from '../../domain/vehicles/vehicle-text';
import { MAINTENANCE_LABELS } from './messages';
import { parseValidEntries, formatPriceText, text } from './valid-entries';

const serviceEntry = object({
  ID: text,
  VEHICLE_ID: text,
  NAME: text,
  DATE: text,
  ODOMETER: text,
  DUE_ODOMETER: text,
});
/** PRICE is the price of one gallon in dollars. */
const fillUpEntry = object({
  ID: text,
  VEHICLE_ID: text,
  DATE: text,
  ODOMETER: text,
  GALLONS: text,
  PRICE: text,
});

export interface MaintenanceItem {
  readonly id: string;
  /** Name of the service, or the date of a fill-up. */
  readonly name: string;
  /** The vehicle, and what is known of date, odometer, and fuel: `The family bus, at 65,000 miles`. */
  readonly detail: string;
  readonly vehicle?: Vehicle | undefined;
}

/** Formats an odometer as `at 61,310 miles`; empty if unknown. */
const formatOdometer = (odometer: string): string => {
  const miles = formatMiles(odometer);
  return miles && MAINTENANCE_LABELS.odometer({ miles });
};

/** Formats a fill-up as `11.4 gallons at $3.19 a gallon`, without unknown parts. */
const formatFuel = (gallons: string, pricePerGallon: string): string => {
  const price = formatPriceText(pricePerGallon);
  if (!(Number(gallons) > 0)) return price && MAINTENANCE_LABELS.pricePerGallon({ price });
  return price
    ? MAINTENANCE_LABELS.gallonsAtPrice({ gallons, price })
    : MAINTENANCE_LABELS.gallons({ gallons });
};

/**
 * Lists due tasks and completed services in the order of the profile, and fill-ups newest first
 * (ACCT-11). Drops tasks and services without a name, and fill-ups without a date.
 */
export const buildMaintenance = (profile: Profile) => {
  const vehicles = new Map(
    profile.VEHICLE.map((vehicle) => [vehicle.ID, parseProfileVehicle(vehicle)]),
  );
  const formatDetail = (vehicleId: string, ...words: readonly string[]): string => {
    const vehicle = vehicles.get(vehicleId);
    return [vehicle && getVehicleTitle(vehicle), ...words].filter(Boolean).join(', ');
  };
  const listServices = (name: 'MAINTENANCE_TASK' | 'MAINTENANCE_PERFORMED_SERVICE') =>
    parseValidEntries(name, serviceEntry, profile[name]).filter(({ NAME }) => NAME);
  return {
    due: listServices('MAINTENANCE_TASK').map((entry): MaintenanceItem => ({
      id: entry.ID,
      name: entry.NAME,
      detail: formatDetail(entry.VEHICLE_ID, formatOdometer(entry.DUE_ODOMETER)),
      vehicle: vehicles.get(entry.VEHICLE_ID),
    })),
    done: listServices('MAINTENANCE_PERFORMED_SERVICE').map((entry): MaintenanceItem => ({
      id: entry.ID,
      name: entry.NAME,
      detail: formatDetail(
        entry.VEHICLE_ID,
        formatDate(entry.DATE, 'withYear'),
        formatOdometer(entry.ODOMETER),
      ),
    })),
    fillUps: parseValidEntries('FILL_UP', fillUpEntry, profile.FILL_UP)
      .filter(({ DATE }) => DATE)
      .sort((one, other) => compareValues(other.DATE, one.DATE))
      .map((entry): MaintenanceItem => ({
        id: entry.ID,
        name: formatDate(entry.DATE, 'withYear'),
        detail: formatDetail(
          entry.VEHICLE_ID,
          formatOdometer(entry.ODOMETER),
          formatFuel(entry.GALLONS, entry.PRICE),
        ),
      })),
  };
};
