import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { addVehicle } from '../../store/garage/garage-thunks';
import type { Vehicle } from '../../vehicles/vehicle';
import { getVehicleTitle } from '../../vehicles/vehicle-text';
import { useGarageAction } from './useGarageAction';

interface OtherVehicleProps {
  /** The current vehicle, which is not of the driver's garage. */
  vehicle: Vehicle;
  onDone: (text: string) => void;
}

/** Offers to keep the vehicle that a driver has chosen elsewhere on the site. */
export function OtherVehicle({ vehicle, onDone }: OtherVehicleProps) {
  const { isBusy, problem, run } = useGarageAction();
  // The account's own id for it: one try or two, it is the same vehicle.
  const [id] = useState(() => nanoid());
  const title = getVehicleTitle(vehicle);
  return (
    <div className="bsro-garage__other">
      <p>You are looking for {title}, which is not in your garage.</p>
      <div role="alert">{problem && <p className="bsro-garage__problem">{problem}</p>}</div>
      <button
        type="button"
        className="bsro-button bsro-button--link"
        aria-busy={isBusy}
        onClick={() =>
          void run(addVehicle({ ...vehicle, id }), () => onDone(`${title} was added.`))
        }
      >
        {isBusy ? 'Adding…' : 'Add it to my garage'}
      </button>
    </div>
  );
}
