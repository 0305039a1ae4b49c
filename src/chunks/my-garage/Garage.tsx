import { useEffect, useRef, useState } from 'react';
import { SIGN_IN_LINK } from '../../site/pages';
import { selectIsSignedIn } from '../../store/account/account-slice';
import { selectCurrentVehicle } from '../../store/garage/garage-selectors';
import { useAppSelector } from '../../store/hooks';
import type { Vehicle } from '../../domain/vehicles/vehicle';
import { getVehicleTitle } from '../../domain/vehicles/vehicle-text';
import { useLazy } from '../../ui/loading/useLazy';
import { RichText } from '../../ui/RichText';
import { CONFIRMATIONS, GARAGE_LABELS } from './messages';
import { OtherVehicle } from './OtherVehicle';
import { VehicleCard } from './VehicleCard';

const loadForm = () => import(/* webpackChunkName: "vehicle-form" */ './VehicleForm');

/** The message after a change, empty after a cancel; each new status moves the focus to the heading. */
interface Status {
  readonly text: string;
}

/** The garage: its list of vehicles, or the form that adds or edits a vehicle (GARG-1). */
export function Garage({ vehicles }: { vehicles: readonly Vehicle[] }) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const current = useAppSelector(selectCurrentVehicle);
  // Loads when the visitor opens the form (MOUNT-4).
  const form = useLazy(loadForm, 'my-garage');
  /** What the form edits; without a vehicle, it adds one. Undefined while the form is closed. */
  const [subject, setSubject] = useState<{ readonly vehicle: Vehicle | undefined }>();
  const [status, setStatus] = useState<Status>();
  const heading = useRef<HTMLHeadingElement>(null);
  // The control that had the focus has been removed.
  useEffect(() => {
    if (status) heading.current?.focus();
  }, [status]);
  // Clears the message when the header's panel closes, so that it isn't shown when the panel opens again.
  useEffect(() => {
    const panel = heading.current?.closest('details');
    if (!panel) return undefined;
    const clearStatus = (): void => {
      if (!panel.open) setStatus(undefined);
    };
    panel.addEventListener('toggle', clearStatus);
    return () => panel.removeEventListener('toggle', clearStatus);
  }, []);

  const open = (vehicle?: Vehicle): void => {
    setStatus(undefined);
    setSubject({ vehicle });
    form.request();
  };
  const close = (text: string): void => {
    setSubject(undefined);
    setStatus({ text });
  };

  if (subject && form.status === 'ready') {
    const { default: Form } = form.module;
    return (
      <div className="bsro-garage">
        <Form
          vehicle={subject.vehicle}
          onSaved={(vehicle) =>
            close(
              CONFIRMATIONS[subject.vehicle ? 'saved' : 'added']({
                vehicle: getVehicleTitle(vehicle),
              }),
            )
          }
          onCancel={() => close('')}
        />
      </div>
    );
  }
  const isLoading = subject !== undefined && form.status === 'loading';
  return (
    <div className="bsro-garage">
      <h2 className="bsro-garage__heading" ref={heading} tabIndex={-1}>
        {GARAGE_LABELS.heading}
      </h2>
      <p className="bsro-success" role="status">
        {status?.text}
      </p>
      {vehicles.length === 0 && <p>{GARAGE_LABELS.empty}</p>}
      <ul className="bsro-garage__list">
        {vehicles.map((vehicle) => (
          <VehicleCard
            key={vehicle.id}
            vehicle={vehicle}
            isCurrent={vehicle === current}
            isOpening={isLoading && subject.vehicle === vehicle}
            onEdit={() => open(vehicle)}
            onDone={(text) => setStatus({ text })}
          />
        ))}
      </ul>
      {current && isSignedIn && !vehicles.includes(current) && (
        <OtherVehicle vehicle={current} onDone={(text) => setStatus({ text })} />
      )}
      <div role="alert">
        {subject && form.status === 'failed' && (
          <p className="bsro-problem">{GARAGE_LABELS.formNotLoaded}</p>
        )}
      </div>
      <button
        type="button"
        className={`bsro-button${vehicles.length === 0 ? ' bsro-button--primary' : ''}`}
        aria-busy={isLoading && !subject.vehicle}
        onClick={() => open()}
      >
        {GARAGE_LABELS.add}
      </button>
      {!isSignedIn && (
        <p className="bsro-garage__aside">
          <RichText
            text={GARAGE_LABELS.signInPrompt}
            values={{ signIn: <a {...SIGN_IN_LINK}>{GARAGE_LABELS.signIn}</a> }}
          />
        </p>
      )}
    </div>
  );
}
