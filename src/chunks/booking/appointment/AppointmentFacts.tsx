import type { ReactNode } from 'react';
import type { Appointment } from '../../../services/appointments';
import { splitOffer } from '../../../domain/booking/offer-comment';
import { formatPhoneNumber } from '../../../domain/format/phone-number';
import { formatVehicleWithTrim } from '../../../domain/vehicles/vehicle-name';
import { getServiceName } from '../../../domain/booking/service-names';
import { toRequestedTires } from '../../../domain/booking/requested-tires';
import { PICKUP_PROMISES, VISIT_NAMES } from '../../../ui/visit/messages';
import { formatServiceFacts } from '../messages';
import { OfferName } from '../OfferName';
import { RequestedTires } from '../RequestedTires';
import type { AppointmentPhase } from './appointment-phase';
import { APPOINTMENT_LABELS } from './messages';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="bsro-booking__line">
      <dt>{name}</dt>
      <dd className="bsro-booking__answer">{children}</dd>
    </div>
  );
}

interface AppointmentFactsProps {
  appointment: Appointment;
  phase: AppointmentPhase;
}

export function AppointmentFacts({ appointment, phase }: AppointmentFactsProps) {
  const { services, products, vehicle, contact, dropWaitOption, pickupPreference } = appointment;
  const { offer, comments } = splitOffer(appointment.comments);
  return (
    <dl className="bsro-booking__lines">
      <Fact name={APPOINTMENT_LABELS.services}>
        {services.map(({ serviceId, name, durationMinutes, price }) => (
          <span key={serviceId} className="bsro-appointment__service">
            {getServiceName(serviceId, name)}{' '}
            <span className="bsro-note bsro-note--block">
              {formatServiceFacts(durationMinutes, price?.value)}
            </span>
          </span>
        ))}
      </Fact>
      {products.length > 0 && (
        <Fact name={APPOINTMENT_LABELS.tires}>
          <RequestedTires tires={toRequestedTires(products)} />
        </Fact>
      )}
      {offer !== undefined && (
        <Fact name={APPOINTMENT_LABELS.offer}>
          <OfferName offer={offer} />
        </Fact>
      )}
      {vehicle && <Fact name={APPOINTMENT_LABELS.vehicle}>{formatVehicleWithTrim(vehicle)}</Fact>}
      <Fact name={APPOINTMENT_LABELS.contact}>
        {contact.firstName} {contact.lastName}
        <br />
        {formatPhoneNumber(contact.phone)}
        <br />
        {contact.email}
      </Fact>
      {phase === 'booked' && (
        <Fact name={APPOINTMENT_LABELS.visit}>
          {VISIT_NAMES[dropWaitOption]} {PICKUP_PROMISES[pickupPreference]}
        </Fact>
      )}
      {comments && <Fact name={APPOINTMENT_LABELS.comments}>{comments}</Fact>}
    </dl>
  );
}
