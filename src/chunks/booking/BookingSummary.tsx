import type { ReactNode } from 'react';
import { BOOKING_STEPS } from '../../domain/booking/booking-view';
import type { BookingStep } from '../../domain/booking/booking-view';
import { getServiceName } from '../../domain/booking/service-names';
import { formatAppointmentTime } from '../../domain/booking/slot-time';
import { formatPhoneNumber } from '../../domain/format/phone-number';
import type { AppointmentService } from '../../services/appointments';
import { editStep } from '../../store/booking/booking-navigation';
import {
  selectAnsweredSteps,
  selectBooking,
  selectChosenServices,
} from '../../store/booking/expedited-booking-slice';
import type { ExpeditedBookingState } from '../../store/booking/expedited-booking-slice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { formatVehicleWithTrim } from '../../domain/vehicles/vehicle-name';
import { PICKUP_PROMISES, VISIT_NAMES } from '../../ui/visit/messages';
import { BOOKING_LABELS, formatServicesTotal, STEP_NAMES, TIRES_LABELS } from './messages';
import { RequestedTires } from './RequestedTires';

const describeContact = ({ contactInfo, storeService }: ExpeditedBookingState): ReactNode =>
  contactInfo && (
    <>
      {contactInfo.firstName} {contactInfo.lastName}
      <br />
      {formatPhoneNumber(contactInfo.phone)}
      <br />
      {contactInfo.email}
      {storeService?.statusId !== 'cancelled' && (
        <>
          <br />
          {VISIT_NAMES[contactInfo.dropWaitOption]}
          <br />
          {PICKUP_PROMISES[contactInfo.pickupPreference]}
        </>
      )}
      {contactInfo.comments && (
        <>
          <br />
          {contactInfo.comments}
        </>
      )}
    </>
  );

const describeAnswer = (
  step: BookingStep,
  booking: ExpeditedBookingState,
  services: readonly AppointmentService[],
): ReactNode => {
  const { store, vehicleSelected, slot } = booking;
  switch (step) {
    case 'location':
      return (
        store && (
          <>
            {store.storeName}
            <br />
            {store.address}, {store.city}
          </>
        )
      );
    case 'service':
      return (
        services.length > 0 && (
          <>
            {services.map(({ serviceId, name }) => getServiceName(serviceId, name)).join(', ')}
            <span className="bsro-note bsro-note--block">{formatServicesTotal(services)}</span>
          </>
        )
      );
    case 'vehicle':
      return vehicleSelected && formatVehicleWithTrim(vehicleSelected);
    case 'datetime':
      return slot && formatAppointmentTime(slot);
    case 'contact':
      return describeContact(booking);
  }
};

interface BookingSummaryProps {
  /** Whether the answers can no longer be changed. */
  isFixed: boolean;
}

/** What the confirmation shows in its own text, large. */
const CONFIRMED_ABOVE: readonly BookingStep[] = ['location', 'datetime'];

/** Lists the finished steps, each with its answer and a button to change it (XB-1). */
export function BookingSummary({ isFixed }: BookingSummaryProps) {
  const dispatch = useAppDispatch();
  const booking = useAppSelector(selectBooking);
  const services = useAppSelector(selectChosenServices);
  const answered = useAppSelector(selectAnsweredSteps);
  const steps = BOOKING_STEPS.filter(
    (step) =>
      answered[step] &&
      step !== booking.view &&
      !(booking.view === 'confirmation' && CONFIRMED_ABOVE.includes(step)),
  );
  if (steps.length === 0) return null;
  return (
    <dl className="bsro-booking__lines">
      {/* Above the other steps, a notice lists the tires. */}
      {booking.tires.length > 0 && (isFixed || booking.view === 'review') && (
        <div className="bsro-booking__line">
          <dt>{TIRES_LABELS.title}</dt>
          <dd className="bsro-booking__answer">
            <RequestedTires tires={booking.tires} />
          </dd>
        </div>
      )}
      {steps.map((step) => (
        <div key={step} className="bsro-booking__line">
          <dt>{STEP_NAMES[step]}</dt>
          <dd className="bsro-booking__answer">{describeAnswer(step, booking, services)}</dd>
          {!isFixed && (
            <dd className="bsro-booking__edit">
              <button
                type="button"
                className="bsro-button bsro-button--link"
                onClick={() => dispatch(editStep(step))}
              >
                {BOOKING_LABELS.edit}
                <span className="bsro-visually-hidden"> {STEP_NAMES[step]}</span>
              </button>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
