import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { chooseVehicle } from '../../store/garage/choose-vehicle';
import { selectGarage } from '../../store/garage/garage-selectors';
import { useSyncedVehicles } from '../../store/garage/useSyncedVehicles';
import { useVehicleLists } from '../../store/garage/useVehicleLists';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { VehicleFields } from '../../ui/form/VehicleFields';
import { getSelectedVehicle, LEVELS, NO_CHOICE } from '../../domain/vehicles/choice';
import { isSameVehicle } from '../../domain/vehicles/equality';
import { VEHICLE_MESSAGES } from '../../domain/vehicles/messages';
import { isSelectable } from '../../domain/vehicles/vehicle';
import type { Vehicle } from '../../domain/vehicles/vehicle';
import { formatVehicleWithTrim } from '../../domain/vehicles/vehicle-name';
import { VEHICLE_LABELS } from './messages';

/** Lets the visitor choose the current vehicle: one in the garage, or any other vehicle (VEH-1). */
export function VehiclePicker({ onSelected }: { onSelected: () => void }) {
  const dispatch = useAppDispatch();
  const prefix = useId();
  const garage = useAppSelector(selectGarage) ?? [];
  const [choice, setChoice] = useState(NO_CHOICE);
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const lists = useVehicleLists({ choice, onChange: setChoice });
  useSyncedVehicles();
  const getFieldId = (name: string): string => `${prefix}-${name}`;

  const choose = async (vehicle: Vehicle): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    const known = garage.find((other) => isSameVehicle(other, vehicle));
    const change = await dispatch(chooseVehicle(known ?? vehicle));
    setIsBusy(false);
    if ('problem' in change) setProblem(change.problem);
    else onSelected();
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const vehicle = getSelectedVehicle(choice);
    if (isSelectable(vehicle)) void choose(vehicle);
    else {
      setProblem(VEHICLE_MESSAGES.incomplete);
      document.getElementById(getFieldId(LEVELS.find((name) => !choice[name]) ?? 'year'))?.focus();
    }
  };

  return (
    <form className="bsro-tire-vehicle" noValidate onSubmit={handleSubmit}>
      {garage.length > 0 && (
        <ul className="bsro-tire-vehicle__garage">
          {garage.map((vehicle) => (
            <li key={vehicle.id ?? formatVehicleWithTrim(vehicle)}>
              <button type="button" className="bsro-button" onClick={() => void choose(vehicle)}>
                {formatVehicleWithTrim(vehicle)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <VehicleFields
        choice={choice}
        lists={lists}
        onChange={(next) => {
          setChoice(next);
          setProblem('');
        }}
        getFieldId={getFieldId}
        getFieldError={() => undefined}
      />
      <p className="bsro-tire-vehicle__problem" role="alert">
        {problem}
      </p>
      <button
        type="submit"
        className="bsro-button bsro-button--primary"
        aria-busy={isBusy}
        aria-disabled={isBusy}
      >
        {VEHICLE_LABELS.check}
      </button>
    </form>
  );
}
