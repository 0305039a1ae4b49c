import { useEffect, useRef, useState } from 'react';
import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import type { Vehicle } from '../../vehicles/vehicle';

const load = () => import(/* webpackChunkName: "vehicle-form" */ './VehicleForm');

type Form = Awaited<ReturnType<typeof load>>['default'];

/** The subject of the form: a vehicle of the garage, or a new one. */
export interface FormSubject {
  readonly vehicle?: Vehicle | undefined;
}

type State =
  | { status: 'closed' }
  | { status: 'loading' | 'failed'; subject: FormSubject }
  | { status: 'open'; subject: FormSubject; Form: Form };

/** Controls the vehicle form, which loads when it is opened (MOUNT-4). */
export interface VehicleFormControl {
  readonly state: State;
  readonly open: (vehicle?: Vehicle) => void;
  readonly close: () => void;
}

/** Opens and closes the vehicle form. */
export const useVehicleForm = (): VehicleFormControl => {
  const [state, setState] = useState<State>({ status: 'closed' });
  const requested = useRef<FormSubject>(undefined);

  const open = (vehicle?: Vehicle): void => {
    const subject: FormSubject = { vehicle };
    requested.current = subject;
    setState({ status: 'loading', subject });
    loadChunk(load).then(
      ({ default: Form }) => {
        if (requested.current === subject) setState({ status: 'open', subject, Form });
      },
      (error: unknown) => {
        report(error, { source: 'my-garage', during: 'chunk' });
        if (requested.current === subject) setState({ status: 'failed', subject });
      },
    );
  };
  const close = (): void => {
    requested.current = undefined;
    setState({ status: 'closed' });
  };
  useEffect(
    () => () => {
      requested.current = undefined;
    },
    [],
  );
  return { state, open, close };
};
