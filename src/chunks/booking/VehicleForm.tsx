import { useId, useMemo, useState } from 'react';
import type { FormEvent } from 'react';
import { selectGarage } from '../../store/garage/garage-selectors';
import { useSyncedVehicles } from '../../store/garage/useSyncedVehicles';
import { useVehicleLists } from '../../store/garage/useVehicleLists';
import { bookingChanged, selectBooking } from '../../store/booking/expedited-booking-slice';
import { toBookedVehicle } from '../../store/booking/selection-thunks';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { VehicleFields } from '../../ui/form/VehicleFields';
import { getSelectedVehicle, LEVELS, toVehicleChoice } from '../../domain/vehicles/choice';
import type { VehicleChoice } from '../../domain/vehicles/choice';
import { VEHICLE_MESSAGES } from '../../domain/vehicles/messages';
import { isSelectable } from '../../domain/vehicles/vehicle';
import { formatVehicleName, formatVehicleWithTrim } from '../../domain/vehicles/vehicle-name';
import type { Vehicle } from '../../domain/vehicles/vehicle';
import { VEHICLE_LABELS } from './messages';
import { NextButton } from './NextButton';

/** Selects a vehicle of the garage or another one; the garage stays as it is. */
export function VehicleForm({ onFinished }: { onFinished: () => void }) {
  const dispatch = useAppDispatch();
  const prefix = useId();
  const { vehicleSelected } = useAppSelector(selectBooking);
  const garage = useAppSelector(selectGarage) ?? [];
  // Undefined until the visitor selects something, since a driver's vehicle may become known later.
  const [changedChoice, setChangedChoice] = useState<VehicleChoice>();
  const known = useMemo(() => toVehicleChoice(vehicleSelected ?? undefined), [vehicleSelected]);
  const choice = changedChoice ?? known;
  const [problem, setProblem] = useState('');
  const lists = useVehicleLists({ choice, onChange: setChangedChoice });
  useSyncedVehicles();
  const getFieldId = (name: string): string => `${prefix}-${name}`;

  const select = (vehicle: Vehicle): void => {
    const booked = toBookedVehicle(vehicle);
    if (!booked) return;
    dispatch(bookingChanged({ vehicleSelected: booked }));
    onFinished();
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const vehicle = getSelectedVehicle(choice);
    if (isSelectable(vehicle)) {
      select(vehicle);
      return;
    }
    setProblem(VEHICLE_MESSAGES.incomplete);
    document.getElementById(getFieldId(LEVELS.find((name) => !choice[name]) ?? 'year'))?.focus();
  };

  return (
    <form noValidate onSubmit={handleSubmit}>
      {garage.length > 0 && (
        <>
          <h3 className="bsro-booking__subtitle">{VEHICLE_LABELS.saved}</h3>
          <ul className="bsro-booking__garage">
            {garage.map((vehicle) => (
              <li key={vehicle.id ?? formatVehicleName(vehicle)}>
                <button type="button" className="bsro-button" onClick={() => select(vehicle)}>
                  {formatVehicleWithTrim(vehicle)}
                </button>
              </li>
            ))}
          </ul>
          <h3 className="bsro-booking__subtitle">{VEHICLE_LABELS.another}</h3>
        </>
      )}
      <VehicleFields
        choice={choice}
        lists={lists}
        onChange={(selected) => {
          setChangedChoice(selected);
          setProblem('');
        }}
        getFieldId={getFieldId}
        getFieldError={() => undefined}
      />
      <p className="bsro-booking__problem" role="alert">
        {problem}
      </p>
      <NextButton />
    </form>
  );
}
