import { createCalendarFile } from '../../domain/booking/calendar-file';
import { getNow } from '../../browser/clock';
import type { Appointment } from '../../services/appointments';
import type { Store } from '../../services/store-schema';
import { getSiteName } from '../../site/brands';
import { VISIT_LABELS } from './messages';

/** Milliseconds until the object URL is revoked; the browser has read the file by then. */
const REVOKE_DELAY = 60_000;

const downloadFile = (name: string, type: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY);
};

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
