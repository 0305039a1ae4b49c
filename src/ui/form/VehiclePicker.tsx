import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { VEHICLE_MESSAGES } from '../../domain/vehicles/messages';
import type { Vehicle } from '../../domain/vehicles/vehicle';
import { formatVehicleWithTrim } from '../../domain/vehicles/vehicle-name';
import { selectGarage } from '../../store/garage/garage-selectors';
import { useAppSelector } from '../../store/hooks';
import { useVehicleChoice } from './useVehicleChoice';
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
  const garage = useAppSelector(selectGarage) ?? [];
  const { fields, readVehicle, forget } = useVehicleChoice({ draftName, vehicle });
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  const select = async (selected: Vehicle): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    const refused = await onSelect(selected);
    setIsBusy(false);
    setProblem(refused ?? '');
    if (refused === undefined) forget();
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const selected = readVehicle();
    if (selected) void select(selected);
    else setProblem(VEHICLE_MESSAGES.incomplete);
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
        {...fields}
        onChange={(changed) => {
          fields.onChange(changed);
          setProblem('');
        }}
      />
      <p className="bsro-problem" role="alert">
        {problem}
      </p>
      {children(isBusy)}
    </form>
  );
}
