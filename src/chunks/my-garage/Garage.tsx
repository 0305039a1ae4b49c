import { useEffect, useRef, useState } from 'react';
import { selectCurrentVehicle, selectIsDriver } from '../../store/garage/garage-selectors';
import { useAppSelector } from '../../store/hooks';
import type { Vehicle } from '../../vehicles/vehicle';
import { getVehicleTitle } from '../../vehicles/vehicle-text';
import { OtherVehicle } from './OtherVehicle';
import { useVehicleForm } from './useVehicleForm';
import { VehicleCard } from './VehicleCard';

/** What has been done, said once, with the focus on the heading above it. */
interface Done {
  readonly text: string;
}

/** The list of vehicles, or the form of one of them (GARG-1). */
export function Garage({ vehicles }: { vehicles: readonly Vehicle[] }) {
  const isDriver = useAppSelector(selectIsDriver);
  const current = useAppSelector(selectCurrentVehicle);
  const form = useVehicleForm();
  const { state } = form;
  const [done, setDone] = useState<Done>();
  const heading = useRef<HTMLHeadingElement>(null);
  // The control that had the focus is gone by then.
  useEffect(() => {
    if (done) heading.current?.focus();
  }, [done]);
  // It is no news any more where the panel of the header opens again.
  useEffect(() => {
    const panel = heading.current?.closest('details');
    if (!panel) return undefined;
    const forget = (): void => {
      if (!panel.open) setDone(undefined);
    };
    panel.addEventListener('toggle', forget);
    return () => panel.removeEventListener('toggle', forget);
  }, []);

  const open = (vehicle?: Vehicle): void => {
    setDone(undefined);
    form.open(vehicle);
  };
  const close = (text: string): void => {
    form.close();
    setDone({ text });
  };

  if (state.status === 'open') {
    const { Form, subject } = state;
    return (
      <div className="bsro-garage">
        <Form
          vehicle={subject.vehicle}
          onSaved={(vehicle) =>
            close(`${getVehicleTitle(vehicle)} was ${subject.vehicle ? 'saved' : 'added'}.`)
          }
          onCancel={() => close('')}
        />
      </div>
    );
  }
  const subject = state.status === 'closed' ? undefined : state.subject;
  const isLoading = state.status === 'loading';
  const isForNew = subject !== undefined && !subject.vehicle;
  return (
    <div className="bsro-garage">
      <h2 className="bsro-garage__heading" ref={heading} tabIndex={-1}>
        My garage
      </h2>
      <p className="bsro-garage__status" role="status">
        {done?.text}
      </p>
      {vehicles.length === 0 && (
        <p>Add your vehicle to see the tires that fit it, and to keep its service in one place.</p>
      )}
      <ul className="bsro-garage__list">
        {vehicles.map((vehicle) => (
          <VehicleCard
            key={vehicle.id}
            vehicle={vehicle}
            isCurrent={vehicle === current}
            isOpening={isLoading && subject?.vehicle === vehicle}
            onEdit={() => open(vehicle)}
            onDone={(text) => setDone({ text })}
          />
        ))}
      </ul>
      {current && isDriver && !vehicles.includes(current) && (
        <OtherVehicle vehicle={current} onDone={(text) => setDone({ text })} />
      )}
      <div role="alert">
        {state.status === 'failed' && (
          <p className="bsro-garage__problem">The form could not be loaded. Please try again.</p>
        )}
      </div>
      <button
        type="button"
        className={`bsro-button${vehicles.length === 0 ? ' bsro-button--primary' : ''}`}
        aria-busy={isLoading && isForNew}
        onClick={() => open()}
      >
        Add a vehicle
      </button>
      {!isDriver && (
        <p className="bsro-garage__aside">
          <a href="#sign-in.open">Sign in</a> to keep your vehicles on all your devices.
        </p>
      )}
    </div>
  );
}
