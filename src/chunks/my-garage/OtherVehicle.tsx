import { useState } from 'react';
import { createKey } from '../../browser/create-key';
import { addVehicle } from '../../store/garage/garage-thunks';
import type { Vehicle } from '../../domain/vehicles/vehicle';
import { getVehicleTitle } from '../../domain/vehicles/vehicle-text';
import { CONFIRMATIONS, GARAGE_LABELS, VEHICLE_LABELS } from './messages';
import { useGarageAction } from './useGarageAction';

interface OtherVehicleProps {
  /** The current vehicle, which isn't in the driver's garage. */
  vehicle: Vehicle;
  onDone: (text: string) => void;
}

/** Offers to save a vehicle that a driver has selected elsewhere on the site. */
export function OtherVehicle({ vehicle, onDone }: OtherVehicleProps) {
  const { isBusy, problem, run } = useGarageAction();
  // Generated once, so that a second attempt doesn't add the vehicle twice.
  const [id] = useState(() => createKey());
  const title = getVehicleTitle(vehicle);
  return (
    <div className="bsro-garage__other bsro-card">
      <p>{GARAGE_LABELS.otherVehicle({ vehicle: title })}</p>
      <div role="alert">{problem && <p className="bsro-problem">{problem}</p>}</div>
      <button
        type="button"
        className="bsro-button bsro-button--link"
        aria-busy={isBusy}
        onClick={() =>
          void run(addVehicle({ ...vehicle, id }), () =>
            onDone(CONFIRMATIONS.added({ vehicle: title })),
          )
        }
      >
        {isBusy ? VEHICLE_LABELS.adding : VEHICLE_LABELS.addToGarage}
      </button>
    </div>
  );
}
