import { useState } from 'react';
import { readQuery } from '../../../browser/url-state';
import type { AppointmentAttributes } from '../../../mounts/placeholders/appointment';
import type { RootProps } from '../../../mounts/schema/placeholder';
import { getAppointment } from '../../../services/appointments';
import type { Appointment, AppointmentKey } from '../../../services/appointments';
import { MANAGE_PARAMETERS } from '../../../site/appointment-url';
import { cleanValue } from '../../../domain/text/clean-text';
import { useLinkedData } from '../../../store/useLinkedData';
import { Skeleton } from '../../../ui/loading/Skeleton';
import { useLoadingIndicator } from '../../../ui/loading/useLoadingIndicator';
import { LinkFailure } from '../../../ui/failure/LinkFailure';
import { ManagedAppointment } from './ManagedAppointment';
import { APPOINTMENT_LABELS, LOAD_PROBLEMS } from './messages';
import '../../../ui/failure/failure.css';
import '../../../ui/loading/skeleton.css';
import '../../../ui/failure/call-store.css';
import '../../../ui/time/time-picker.css';
import '../../../ui/visit/visit.css';
import '../../../ui/styles/button.css';
import '../../../ui/styles/visually-hidden.css';
import '../../../ui/step/step-heading.css';
import '../booking.css';
import './appointment.css';

const readLink = (authored: string | undefined): AppointmentKey => {
  const query = readQuery();
  return {
    appointmentId: authored ?? cleanValue(query.get(MANAGE_PARAMETERS.appointmentId) ?? ''),
    key: cleanValue(query.get(MANAGE_PARAMETERS.key) ?? '') || undefined,
  };
};

/**
 * Shows, changes, and cancels an appointment, for a visitor with the link in an email or for the driver
 * who booked it (APPT-1).
 */
export default function ManageAppointment({
  attributes: { appointment: authored },
  cms,
}: RootProps<AppointmentAttributes>) {
  const [link] = useState(() => readLink(authored));
  const [view, retry] = useLinkedData({ id: link.appointmentId, key: link.key }, () =>
    getAppointment(link),
  );
  const [changes, setChanges] = useState<Partial<Appointment>>({});
  const indicator = useLoadingIndicator(view.status === 'loading');

  if (view.status === 'ready') {
    return (
      <ManagedAppointment
        appointment={{ ...view.data, ...changes }}
        link={link}
        onChanged={(changed) => setChanges({ ...changes, ...changed })}
      />
    );
  }
  if (view.status === 'loading') {
    return (
      <Skeleton indicator={indicator} label={APPOINTMENT_LABELS.loading}>
        <span className="bsro-skeleton__line bsro-skeleton__line--half" />
        <span className="bsro-skeleton__line bsro-skeleton__line--short" />
        <span className="bsro-skeleton__line bsro-booking__shape" />
        <span className="bsro-skeleton__line bsro-appointment__map-shape" />
      </Skeleton>
    );
  }
  return (
    <div className="bsro-appointment__failure">
      <LinkFailure
        status={view.status}
        problems={LOAD_PROBLEMS}
        signInLabel={APPOINTMENT_LABELS.signIn}
        onRetry={retry}
        cms={cms}
      />
    </div>
  );
}
