import { useEffect, useRef, useState } from 'react';
import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import type { Vehicle } from '../../vehicles/vehicle';

const load = () => import(/* webpackChunkName: "vehicle-form" */ './VehicleForm');

type Form = Awaited<ReturnType<typeof load>>['default'];

/** What the form is for: a vehicle of the garage, or a new one. */
export interface FormSubject {
  readonly vehicle?: Vehicle | undefined;
}

type State =
  | { status: 'closed' }
  | { status: 'loading' | 'failed'; subject: FormSubject }
  | { status: 'open'; subject: FormSubject; Form: Form };

/** The form of a vehicle, loaded when one is asked for (MOUNT-4). */
export interface VehicleFormControl {
  readonly state: State;
  readonly open: (vehicle?: Vehicle) => void;
  readonly close: () => void;
}

export const useVehicleForm = (): VehicleFormControl => {
  const [state, setState] = useState<State>({ status: 'closed' });
  const asked = useRef<FormSubject>(undefined);

  const open = (vehicle?: Vehicle): void => {
    const subject: FormSubject = { vehicle };
    asked.current = subject;
    setState({ status: 'loading', subject });
    loadChunk(load).then(
      ({ default: Form }) => {
        if (asked.current === subject) setState({ status: 'open', subject, Form });
      },
      (error: unknown) => {
        report(error, { source: 'my-garage', during: 'chunk' });
        if (asked.current === subject) setState({ status: 'failed', subject });
      },
    );
  };
  const close = (): void => {
    asked.current = undefined;
    setState({ status: 'closed' });
  };
  useEffect(
    () => () => {
      asked.current = undefined;
    },
    [],
  );
  return { state, open, close };
};
