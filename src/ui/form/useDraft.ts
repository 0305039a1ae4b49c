import { useEffect, useEffectEvent, useState } from 'react';
import { object, string } from 'valibot';
import type { GenericSchema } from 'valibot';
import { parseData } from '../../browser/parse-data';
import { DRAFT_PREFIX, readSessionItem, writeSessionItem } from '../../browser/session-items';
import type { VehicleChoice } from '../../domain/vehicles/choice';

/**
 * Keeps a selection that the visitor hasn't submitted yet, so that a reload of the page in this tab restores it
 * (docs/storage-and-cookies.md#session-storage), unless something else is known by then.
 * @param name the draft's name, after the prefix of all drafts
 * @param known what is selected until the visitor changes it; it may become known later
 * @returns the selection, a function that changes it, and one that removes the draft after a submit. The form shows the
 * selection until something else is known, because browsers read the fields after the submit event
 */
export const useDraft = <Value>(
  name: string,
  schema: GenericSchema<unknown, Value>,
  known: Value,
): [value: Value, change: (value: Value) => void, forget: () => void] => {
  const key = DRAFT_PREFIX + name;
  const page = location.pathname;
  const replaced = JSON.stringify(known);
  const [restored, setRestored] = useState(() =>
    parseData(object({ page: string(), replaced: string(), value: schema }), readSessionItem(key)),
  );
  const [changed, setChanged] = useState<Value>();
  const save = (value: Value): void => writeSessionItem(key, { page, replaced, value });
  const [replacedBefore, setReplacedBefore] = useState(replaced);
  if (replaced !== replacedBefore) {
    setReplacedBefore(replaced);
    if (readSessionItem(key) === undefined) {
      // A submit or a sign-out has removed it.
      setRestored(undefined);
      setChanged(undefined);
    }
  }
  const saveAgain = useEffectEvent(() => {
    if (changed !== undefined) save(changed);
  });
  useEffect(() => saveAgain(), [replaced]);
  const isCurrent = restored?.page === page && restored.replaced === replaced;
  const change = (value: Value): void => {
    setChanged(value);
    save(value);
  };
  const forget = (): void => writeSessionItem(key, undefined);
  return [changed ?? (isCurrent ? restored.value : known), change, forget];
};

const vehicleChoice = object({
  year: string(),
  make: string(),
  model: string(),
  trim: string(),
  engine: string(),
});

/** Keeps the selection of a vehicle, even a partial one. */
export const useVehicleDraft = (name: string, known: VehicleChoice) =>
  useDraft<VehicleChoice>(name, vehicleChoice, known);
