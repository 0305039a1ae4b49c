import { createCalendarFile } from '../../domain/booking/calendar-file';
import { getNow } from '../../browser/clock';
import type { Appointment } from '../../services/appointments';
import type { Store } from '../../services/store-schema';
import { getSiteName } from '../../site/brands';
import { downloadFile } from './download-file';
import { VISIT_LABELS } from './messages';

interface VisitToolsProps {
  appointment: Pick<Appointment, 'appointmentId' | 'start' | 'end' | 'sequence'>;
  /** Null if it didn't load. */
  store: Store | null;
  serviceNames: readonly string[];
}

export function VisitTools({ appointment, store, serviceNames }: VisitToolsProps) {
  const addToCalendar = (): void =>
    downloadFile(
      'appointment.ics',
      'text/calendar',
      createCalendarFile({
        id: appointment.appointmentId,
        host: `${getSiteName(document)}.example`,
        sequence: appointment.sequence,
        start: appointment.start,
        end: appointment.end,
        title: VISIT_LABELS.eventTitle({ store: store?.storeName ?? '' }),
        location: store ? `${store.address}, ${store.city}, ${store.state} ${store.zip}` : '',
        description: serviceNames.join(', '),
        now: new Date(getNow()),
      }),
    );
  return (
    <>
      <button type="button" className="bsro-button" onClick={addToCalendar}>
        {VISIT_LABELS.calendar}
      </button>
      <button type="button" className="bsro-button" onClick={() => print()}>
        {VISIT_LABELS.print}
      </button>
    </>
  );
}
