import { createCalendarFile } from '../../../booking/calendar-file';
import { formatAppointmentTime } from '../../../booking/slot-time';
import { PAGES } from '../../../site/addresses';
import { getSiteName } from '../../../site/brands';
import { getDirectionsAddress, getStoreMapAddress } from '../../../site/map-addresses';
import { formatPhoneNumber, getPhoneHref } from '../../../site/phone-number';
import { getSelectedServices, selectBooking } from '../../../store/booking/expedited-booking-slice';
import { useAppSelector } from '../../../store/hooks';
import { toSafeLink } from '../../../ui/html/safe-link';
import { ViewHeading } from '../BookingQuestion';
import {
  CONFIRMATION_LABELS,
  formatEmailSent,
  formatEventTitle,
  formatMapAlt,
  WHAT_TO_BRING,
} from './messages';
import { downloadFile } from './download-file';

/** CSS pixels of the map. */
const MAP = { width: 640, height: 240 };

/** The booked appointment: number, time, store, calendar file, and what to bring. */
export function Confirmation() {
  const booking = useAppSelector(selectBooking);
  const { confirmation, store, contactInfo } = booking;
  if (!confirmation) return null;
  const manage = toSafeLink(confirmation.manageUrl);
  const call = getPhoneHref(store?.phone ?? '');
  const point =
    store?.latitude != null && store.longitude != null
      ? { latitude: store.latitude, longitude: store.longitude }
      : undefined;
  const addToCalendar = (): void =>
    downloadFile(
      'appointment.ics',
      'text/calendar',
      createCalendarFile({
        id: confirmation.appointmentId,
        host: `${getSiteName(document)}.example`,
        start: confirmation.start,
        end: confirmation.end,
        title: formatEventTitle(store?.storeName ?? ''),
        place: store ? `${store.address}, ${store.city}, ${store.state} ${store.zip}` : '',
        text: getSelectedServices(booking)
          .map(({ name }) => name)
          .join(', '),
        now: new Date(),
      }),
    );

  return (
    <section className="bsro-booking__confirmation">
      <ViewHeading>{CONFIRMATION_LABELS.title}</ViewHeading>
      <p className="bsro-booking__when">{formatAppointmentTime(confirmation)}</p>
      <p>
        {CONFIRMATION_LABELS.number}: <strong>{confirmation.confirmationNumber}</strong>
      </p>
      {contactInfo?.email && <p>{formatEmailSent(contactInfo.email)}</p>}
      <p className="bsro-booking__actions">
        <button type="button" className="bsro-button" onClick={addToCalendar}>
          {CONFIRMATION_LABELS.calendar}
        </button>
        <button type="button" className="bsro-button" onClick={() => print()}>
          {CONFIRMATION_LABELS.print}
        </button>
        {manage && (
          <a className="bsro-button bsro-button--link" href={manage}>
            {CONFIRMATION_LABELS.manage}
          </a>
        )}
      </p>
      {store && (
        <>
          <address className="bsro-booking__address">
            <strong>{store.storeName}</strong>
            <br />
            {store.address}
            <br />
            {store.city}, {store.state} {store.zip}
            {call && (
              <>
                <br />
                <a href={call}>{formatPhoneNumber(store.phone)}</a>
              </>
            )}
            <br />
            <a href={getDirectionsAddress(store)}>{CONFIRMATION_LABELS.directions}</a>
          </address>
          {point && (
            <img
              className="bsro-booking__map"
              src={getStoreMapAddress(point, MAP)}
              {...MAP}
              alt={formatMapAlt(store.storeName)}
            />
          )}
        </>
      )}
      <h3 className="bsro-booking__subtitle">{CONFIRMATION_LABELS.bring}</h3>
      <ul>
        {WHAT_TO_BRING.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>
        <a href={PAGES.scheduleAppointment}>{CONFIRMATION_LABELS.another}</a>
      </p>
    </section>
  );
}
