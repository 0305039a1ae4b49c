import { useState } from 'react';
import { useLazy } from '../../ui/loading/useLazy';
import type { LazyModule } from '../../ui/loading/useLazy';
import type { Vehicle } from '../../domain/vehicles/vehicle';

const load = () => import(/* webpackChunkName: "vehicle-form" */ './VehicleForm');

type Module = Awaited<ReturnType<typeof load>>;

/** The vehicle that the form edits; without a vehicle, the form adds one. */
export interface FormSubject {
  readonly vehicle?: Vehicle | undefined;
}

type State =
  | { status: 'closed' }
  | { status: 'loading' | 'failed'; subject: FormSubject }
  | { status: 'open'; subject: FormSubject; Form: Module['default'] };

/** Controls the vehicle form, which loads when it is opened (MOUNT-4). */
export interface VehicleFormControl {
  readonly state: State;
  readonly open: (vehicle?: Vehicle) => void;
  readonly close: () => void;
}

const getState = (subject: FormSubject | undefined, chunk: LazyModule<Module>): State => {
  if (!subject || chunk.status === 'idle') return { status: 'closed' };
  return chunk.status === 'ready'
    ? { status: 'open', subject, Form: chunk.module.default }
    : { status: chunk.status, subject };
};

export const useVehicleForm = (): VehicleFormControl => {
  const [subject, setSubject] = useState<FormSubject>();
  const chunk = useLazy(load, 'my-garage');
  const open = (vehicle?: Vehicle): void => {
    setSubject({ vehicle });
    chunk.request();
  };
  return { state: getState(subject, chunk), open, close: () => setSubject(undefined) };
};
