import type { Ref } from 'react';
import { getServiceName } from '../../../domain/booking/service-names';
import type { Appointment } from '../../../services/appointments';
import type { Store } from '../../../services/store-schema';
import { VisitTools } from '../../../ui/visit/VisitTools';
import { APPOINTMENT_LABELS } from './messages';

interface AppointmentActionsProps {
  changeRef: Ref<HTMLButtonElement>;
  appointment: Appointment;
  store: Store | null;
  onChange: () => void;
  onCancel: () => void;
}

export function AppointmentActions({
  changeRef,
  appointment,
  store,
  onChange,
  onCancel,
}: AppointmentActionsProps) {
  return (
    <p className="bsro-visit__actions bsro-actions">
      <button
        type="button"
        className="bsro-button bsro-button--primary"
        ref={changeRef}
        onClick={onChange}
      >
        {APPOINTMENT_LABELS.change}
      </button>
      <button type="button" className="bsro-button" onClick={onCancel}>
        {APPOINTMENT_LABELS.cancel}
      </button>
      <VisitTools
        appointment={appointment}
        store={store}
        serviceNames={appointment.services.map(({ serviceId, name }) =>
          getServiceName(serviceId, name),
        )}
      />
    </p>
  );
}
