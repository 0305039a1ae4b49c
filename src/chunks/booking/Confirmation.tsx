import { POPULAR_SERVICE_IDS } from '../../domain/booking/bookable-service';
import { getServiceName } from '../../domain/booking/service-names';
import { formatAppointmentTime } from '../../domain/booking/slot-time';
import type { BookingSlot } from '../../mounts/schema/booking-slots';
import { PAGES } from '../../site/pages';
import { toSiteLink } from '../../site/service-link';
import { selectBooking, selectChosenServices } from '../../store/booking/expedited-booking-slice';
import { useAppSelector } from '../../store/hooks';
import { toSafeLink } from '../../browser/parse-url';
import { formatVehicleWithTrim } from '../../domain/vehicles/vehicle-name';
import { Slot } from '../../ui/cms/Slot';
import { StepHeading } from '../../ui/step/StepHeading';
import { ZoneNote } from '../../ui/time/ZoneNote';
import { PICKUP_PROMISES, VISIT_LABELS, VISIT_NAMES } from '../../ui/visit/messages';
import { StorePlace } from '../../ui/visit/StorePlace';
import { VisitTools } from '../../ui/visit/VisitTools';
import { WhatToBring } from '../../ui/visit/WhatToBring';
import { CONFIRMATION_LABELS } from './messages';
import { OfferNotice } from './OfferNotice';
import { ServicePicture } from './ServicePicture';

export function Confirmation() {
  const { confirmation, store, storeService, contactInfo, vehicleSelected, query } =
    useAppSelector(selectBooking);
  const services = useAppSelector(selectChosenServices);
  if (!confirmation) return null;
  const isCanceled = storeService?.statusId === 'cancelled';
  const manageHref = toSafeLink(toSiteLink(confirmation.manageUrl));
  const pictured = services.find(({ serviceId }) => POPULAR_SERVICE_IDS.includes(serviceId));

  return (
    <section className="bsro-booking__confirmation">
      {pictured && <ServicePicture serviceId={pictured.serviceId} width={240} />}
      {/* After a reload, the appointment may turn out to be canceled. */}
      <div role="status">
        <StepHeading>
          {isCanceled ? CONFIRMATION_LABELS.canceled : CONFIRMATION_LABELS.title}
        </StepHeading>
      </div>
      <p className="bsro-visit__when">{formatAppointmentTime(confirmation)}</p>
      <ZoneNote timeZone={store?.timeZone} at={confirmation.start} />
      <p>
        {VISIT_LABELS.number}: <strong>{confirmation.confirmationNumber}</strong>
      </p>
      {vehicleSelected && (
        <p>
          {CONFIRMATION_LABELS.vehicle} <strong>{formatVehicleWithTrim(vehicleSelected)}</strong>
        </p>
      )}
      {!isCanceled && query.offer !== undefined && <OfferNotice offer={query.offer} />}
      {!isCanceled && (
        <p className="bsro-visit__actions bsro-actions">
          <VisitTools
            appointment={{ ...confirmation, sequence: 0 }}
            store={store}
            serviceNames={services.map(({ serviceId, name }) => getServiceName(serviceId, name))}
          />
          {manageHref && (
            <a className="bsro-button bsro-button--link" href={manageHref}>
              {CONFIRMATION_LABELS.manage}
            </a>
          )}
        </p>
      )}
      {!isCanceled && contactInfo && (
        <>
          <h3 className="bsro-visit__subtitle">{VISIT_LABELS.next}</h3>
          <ol className="bsro-booking__next-steps">
            {contactInfo.email && (
              <li>{CONFIRMATION_LABELS.emailSent({ email: contactInfo.email })}</li>
            )}
            <li>{VISIT_LABELS.arrival}</li>
            <li>
              {VISIT_NAMES[contactInfo.dropWaitOption]}{' '}
              {PICKUP_PROMISES[contactInfo.pickupPreference]}
            </li>
          </ol>
        </>
      )}
      {store && <StorePlace store={store} />}
      {!isCanceled && <WhatToBring asksForOffer={query.offer === undefined} />}
      {!isCanceled && <Slot name={'confirmation' satisfies BookingSlot} />}
      <p className="bsro-targets">
        <a href={PAGES.scheduleAppointment}>{CONFIRMATION_LABELS.another}</a>
      </p>
    </section>
  );
}
