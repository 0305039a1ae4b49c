import { useEffect, useState } from 'react';
import { object, string } from 'valibot';
import type { GenericSchema } from 'valibot';
import { parseData } from '../../browser/parse-data';
import { readSessionItem, writeSessionItem } from '../../browser/session-items';
import type { VehicleChoice } from '../../domain/vehicles/choice';

/**
 * Keeps a selection that the visitor hasn't submitted yet, so that a reload of the page in this tab restores it
 * (docs/storage-and-cookies.md#session-storage), unless something else is known by then.
 * @param key the name of the session item
 * @param known what is selected until the visitor changes it; it may become known later
 * @returns the selection, a function that changes it, and one that removes the saved one after a submit
 */
export const useDraft = <Value>(
  key: string,
  schema: GenericSchema<unknown, Value>,
  known: Value,
): [value: Value, change: (value: Value) => void, forget: () => void] => {
  const page = location.pathname;
  const replaced = JSON.stringify(known);
  const [saved] = useState(() =>
    parseData(object({ page: string(), replaced: string(), value: schema }), readSessionItem(key)),
  );
  const [changed, setChanged] = useState<Value>();
  useEffect(() => {
    if (changed !== undefined) writeSessionItem(key, { page, replaced, value: changed });
  }, [key, page, replaced, changed]);
  const isCurrent = saved?.page === page && saved.replaced === replaced;
  const forget = (): void => writeSessionItem(key, undefined);
  return [changed ?? (isCurrent ? saved.value : known), setChanged, forget];
};

const vehicleChoice = object({
  year: string(),
  make: string(),
  model: string(),
  trim: string(),
  engine: string(),
});

/** Keeps the selection of a vehicle, even a partial one. */
export const useVehicleDraft = (key: string, known: VehicleChoice) =>
  useDraft<VehicleChoice>(key, vehicleChoice, known);
