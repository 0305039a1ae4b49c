import { useEffect, useEffectEvent, useState } from 'react';
import { object, string } from 'valibot';
import type { GenericSchema } from 'valibot';
import { createDraft } from '../../store/drafts';
import type { VehicleChoice } from '../../domain/vehicles/choice';

/**
 * Keeps a selection that the visitor hasn't submitted yet, so that a reload of the page in this tab restores it
 * (docs/storage-and-cookies.md#session-storage), unless something else is known by then.
 * @param name the name of the draft
 * @param known what is selected until the visitor changes it; it may become known later
 * @returns the selection, a function that changes it, and one that removes the draft after a submit. The form shows the
 * selection until something else is known, because browsers read the fields after the submit event
 */
export const useDraft = <Value>(
  name: string,
  schema: GenericSchema<unknown, Value>,
  known: Value,
): [value: Value, change: (value: Value) => void, forget: () => void] => {
  const draft = createDraft(name, object({ page: string(), replaced: string(), value: schema }));
  const page = location.pathname;
  const replaced = JSON.stringify(known);
  /** `replaced` is what was known when the page was left; undefined once the visitor has changed the value here. */
  const [selected, setSelected] = useState<{ value: Value; replaced?: string } | undefined>(() => {
    const saved = draft.read();
    return saved?.page === page ? saved : undefined;
  });
  const [replacedBefore, setReplacedBefore] = useState(replaced);
  if (replaced !== replacedBefore) {
    setReplacedBefore(replaced);
    // A submit or a sign-out may have removed it.
    if (!draft.read()) setSelected(undefined);
  }
  const save = (value: Value): void => draft.save({ page, replaced, value });
  const saveAgain = useEffectEvent(() => {
    if (selected && selected.replaced === undefined) save(selected.value);
  });
  useEffect(() => saveAgain(), [replaced]);
  const change = (value: Value): void => {
    setSelected({ value });
    save(value);
  };
  const isCurrent = selected && (selected.replaced ?? replaced) === replaced;
  return [isCurrent ? selected.value : known, change, draft.remove];
};

/** A vehicle that the visitor is selecting, even a partial one. */
export const vehicleChoice = object({
  year: string(),
  make: string(),
  model: string(),
  trim: string(),
  engine: string(),
});

/** Keeps the selection of a vehicle, even a partial one. */
export const useVehicleDraft = (name: string, known: VehicleChoice) =>
  useDraft<VehicleChoice>(name, vehicleChoice, known);
