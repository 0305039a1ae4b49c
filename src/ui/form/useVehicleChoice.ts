import { useId, useMemo } from 'react';
import { getSelectedVehicle, LEVELS, toVehicleChoice } from '../../domain/vehicles/choice';
import { isSelectable } from '../../domain/vehicles/vehicle';
import type { Vehicle } from '../../domain/vehicles/vehicle';
import { useSyncedVehicles } from '../../store/garage/useSyncedVehicles';
import { useVehicleLists } from '../../store/garage/useVehicleLists';
import { useVehicleDraft } from './useDraft';

interface VehicleChoiceOptions {
  /** The name of the draft that keeps the choice (`useDraft.ts`). */
  readonly draftName: string;
  /** The vehicle that the fields show until the visitor changes one; it may become known later. */
  readonly vehicle: Vehicle | null | undefined;
  /** Whether the fields offer this vehicle even if the catalog lacks it. */
  readonly isKept?: boolean;
}

/** Manages the fields that select a vehicle, which keep the choice for a reload (VEH-1). */
export const useVehicleChoice = ({ draftName, vehicle, isKept = false }: VehicleChoiceOptions) => {
  const prefix = useId();
  const known = useMemo(() => toVehicleChoice(vehicle ?? undefined), [vehicle]);
  const [choice, setChoice, forget] = useVehicleDraft(draftName, known);
  const lists = useVehicleLists({
    choice,
    onChange: setChoice,
    saved: isKept ? known : undefined,
  });
  useSyncedVehicles();
  const getFieldId = (name: string): string => `${prefix}-${name}`;
  return {
    /** Props of `VehicleFields`. */
    fields: { choice, lists, onChange: setChoice, getFieldId },
    /** Returns the selected vehicle. If it is incomplete, focuses the first empty field instead. */
    readVehicle: () => {
      const selected = getSelectedVehicle(choice);
      if (isSelectable(selected)) return selected;
      document.getElementById(getFieldId(LEVELS.find((name) => !choice[name]) ?? 'year'))?.focus();
      return undefined;
    },
    /** Removes the draft after a submit. */
    forget,
  };
};
