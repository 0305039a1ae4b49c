import { DROP_WAIT_OPTIONS, PICKUP_PREFERENCES } from '../../services/appointments';
import type { DropWaitOption, PickupPreference } from '../../services/appointments';
import { DROP_OFF_OR_WAIT_LABELS, PICKUP_NAMES } from './messages';

interface Option<Value> {
  readonly value: Value;
  readonly label: string;
}

export const listDropOffOrWait = (isDropOffOnly: boolean): readonly Option<DropWaitOption>[] =>
  DROP_WAIT_OPTIONS.filter((value) => !isDropOffOnly || value === 'drop').map((value) => ({
    value,
    label: DROP_OFF_OR_WAIT_LABELS[value],
  }));

export const listPickupPreferences = (): readonly Option<PickupPreference>[] =>
  PICKUP_PREFERENCES.map((value) => ({ value, label: PICKUP_NAMES[value] }));
