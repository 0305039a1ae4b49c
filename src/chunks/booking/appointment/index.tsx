import { useState } from 'react';
import type { AppointmentAttributes } from '../../../mounts/placeholders/appointment';
import type { RootProps } from '../../../mounts/schema/placeholder';
import { getAppointment } from '../../../services/appointments';
import type { Appointment } from '../../../services/appointments';
import { MANAGE_PARAMETERS } from '../../../site/appointment-url';
import { LinkedItem } from '../../../ui/loading/LinkedItem';
import { ManagedAppointment } from './ManagedAppointment';
import { APPOINTMENT_LABELS, LOAD_PROBLEMS } from './messages';
import '../../../ui/step/step-heading.css';
import '../booking.css';
import './appointment.css';

/**
 * Shows, changes, and cancels an appointment, for a visitor with the link in an email or for the driver
 * who booked it (APPT-1).
 */
export default function ManageAppointment({ attributes, cms }: RootProps<AppointmentAttributes>) {
  const [changes, setChanges] = useState<Partial<Appointment>>({});
  return (
    <LinkedItem
      id={attributes.appointment}
      parameters={{ id: MANAGE_PARAMETERS.appointmentId, key: MANAGE_PARAMETERS.key }}
      load={({ id: appointmentId, key }) => getAppointment({ appointmentId, key })}
      label={APPOINTMENT_LABELS.loading}
      shapes={
        <>
          <span className="bsro-skeleton__line bsro-skeleton__line--half" />
          <span className="bsro-skeleton__line bsro-skeleton__line--short" />
          <span className="bsro-skeleton__line bsro-booking__shape" />
          <span className="bsro-skeleton__line bsro-appointment__map-shape" />
        </>
      }
      problems={LOAD_PROBLEMS}
      signInLabel={APPOINTMENT_LABELS.signIn}
      cms={cms}
    >
      {(appointment, { id: appointmentId, key }) => (
        <ManagedAppointment
          appointment={{ ...appointment, ...changes }}
          link={{ appointmentId, key }}
          onChanged={(changed) => setChanges({ ...changes, ...changed })}
        />
      )}
    </LinkedItem>
  );
}
