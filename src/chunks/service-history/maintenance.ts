import { nullish, number, object, pipe, safeParse, string, transform, union } from 'valibot';
import type { Profile } from '../../services/account/schema';
import { vehicleOfProfile } from '../../vehicles/profile-form';
import { dayText } from '../../ui/dayText';
import { milesText, vehicleTitle } from '../../vehicles/vehicle-words';

const text = pipe(nullish(union([string(), number()]), ''), transform(String));

const entry = object({
  ID: text,
  VEHICLE_ID: text,
  NAME: text,
  DATE: text,
  ODOMETER: text,
  DUE_ODOMETER: text,
});

/** One thing that a vehicle needs, or that was done to it. */
export interface MaintenanceItem {
  readonly id: string;
  readonly name: string;
  /** What vehicle, and when: `The family bus, at 65,000 miles`. */
  readonly when: string;
}

/** What is due, and what was done, in the order of the account's lists (ACCT-11). */
export const maintenanceOf = (
  profile: Profile,
): { due: readonly MaintenanceItem[]; done: readonly MaintenanceItem[] } => {
  const titles = new Map(
    profile.VEHICLE.map((vehicle) => {
      const known = vehicleOfProfile(vehicle);
      return [vehicle.ID, known ? vehicleTitle(known) : ''];
    }),
  );
  const itemsOf = (
    list: readonly unknown[],
    whenOf: (date: string, odometer: string, due: string) => readonly string[],
  ): readonly MaintenanceItem[] =>
    list.flatMap((item) => {
      const parsed = safeParse(entry, item);
      if (!parsed.success || !parsed.output.NAME) return [];
      const { ID, NAME, VEHICLE_ID, DATE, ODOMETER, DUE_ODOMETER } = parsed.output;
      const words = [titles.get(VEHICLE_ID), ...whenOf(dayText(DATE), ODOMETER, DUE_ODOMETER)];
      return [{ id: ID, name: NAME, when: words.filter(Boolean).join(', ') }];
    });
  const at = (odometer: string): string => {
    const miles = milesText(odometer);
    return miles && `at ${miles}`;
  };
  return {
    due: itemsOf(profile.MAINTENANCE_TASK, (_date, _odometer, due) => [at(due)]),
    done: itemsOf(profile.MAINTENANCE_PERFORMED_SERVICE, (date, odometer) => [date, at(odometer)]),
  };
};
