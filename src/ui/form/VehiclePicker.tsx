import { useId, useMemo, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { getSelectedVehicle, LEVELS, toVehicleChoice } from '../../domain/vehicles/choice';
import { VEHICLE_MESSAGES } from '../../domain/vehicles/messages';
import { isSelectable } from '../../domain/vehicles/vehicle';
import type { Vehicle } from '../../domain/vehicles/vehicle';
import { formatVehicleWithTrim } from '../../domain/vehicles/vehicle-name';
import { selectGarage } from '../../store/garage/garage-selectors';
import { useSyncedVehicles } from '../../store/garage/useSyncedVehicles';
import { useVehicleLists } from '../../store/garage/useVehicleLists';
import { useAppSelector } from '../../store/hooks';
import { useVehicleDraft } from './useDraft';
import { VehicleFields } from './VehicleFields';

interface VehiclePickerProps {
  /** The name of the draft that keeps the selection (`useDraft.ts`). */
  draftName: string;
  /** The vehicle that the fields show until the visitor changes one; it may become known later. */
  vehicle?: Vehicle | null;
  /** Headings of the garage's vehicles and of the fields. */
  headings?: { readonly saved: string; readonly another: string };
  /** Resolves to the message to show if the vehicle can't be selected. */
  onSelect: (vehicle: Vehicle) => Promise<string | undefined>;
  /** The submit button. */
  children: (isBusy: boolean) => ReactNode;
}

/** Selects a vehicle of the garage, or any other one; the garage stays as it is (VEH-1). */
export function VehiclePicker({
  draftName,
  vehicle,
  headings,
  onSelect,
  children,
}: VehiclePickerProps) {
  const prefix = useId();
  const garage = useAppSelector(selectGarage) ?? [];
  const known = useMemo(() => toVehicleChoice(vehicle ?? undefined), [vehicle]);
  const [choice, setChoice, forgetChoice] = useVehicleDraft(draftName, known);
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const lists = useVehicleLists({ choice, onChange: setChoice });
  useSyncedVehicles();
  const getFieldId = (name: string): string => `${prefix}-${name}`;

  const select = async (selected: Vehicle): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    const refused = await onSelect(selected);
    setIsBusy(false);
    setProblem(refused ?? '');
    if (refused === undefined) forgetChoice();
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const selected = getSelectedVehicle(choice);
    if (isSelectable(selected)) {
      void select(selected);
      return;
    }
    setProblem(VEHICLE_MESSAGES.incomplete);
    document.getElementById(getFieldId(LEVELS.find((name) => !choice[name]) ?? 'year'))?.focus();
  };

  return (
    <form noValidate onSubmit={handleSubmit}>
      {garage.length > 0 && (
        <>
          {headings && <h3 className="bsro-subtitle">{headings.saved}</h3>}
          <ul className="bsro-vehicle-picker__garage">
            {garage.map((saved) => (
              <li key={saved.id ?? formatVehicleWithTrim(saved)}>
                <button type="button" className="bsro-button" onClick={() => void select(saved)}>
                  {formatVehicleWithTrim(saved)}
                </button>
              </li>
            ))}
          </ul>
          {headings && <h3 className="bsro-subtitle">{headings.another}</h3>}
        </>
      )}
      <VehicleFields
        choice={choice}
        lists={lists}
        onChange={(changed) => {
          setChoice(changed);
          setProblem('');
        }}
        getFieldId={getFieldId}
        getFieldError={() => undefined}
      />
      <p className="bsro-problem" role="alert">
        {problem}
      </p>
      {children(isBusy)}
    </form>
  );
}
