import { useEffect, useRef, useState } from 'react';
import { splitOffer } from '../../../domain/booking/offer-comment';
import { formatAppointmentTime } from '../../../domain/booking/slot-time';
import type { Appointment, AppointmentKey } from '../../../services/appointments';
import { getAppointmentUrl } from '../../../site/appointment-url';
import { useStoreDetails } from '../../../store/useStoreDetails';
import { useNow } from '../../../ui/useNow';
import { StoreToCallContext } from '../../../ui/failure/CallStoreLink';
import { describeRefund } from '../../../ui/payment/charge';
import { ZoneNote } from '../../../ui/time/ZoneNote';
import { VISIT_LABELS } from '../../../ui/visit/messages';
import { WhatToBring } from '../../../ui/visit/WhatToBring';
import { getPhase } from './appointment-phase';
import { AppointmentActions } from './AppointmentActions';
import { AppointmentFacts } from './AppointmentFacts';
import { AppointmentStore } from './AppointmentStore';
import { CancelDialog } from './CancelDialog';
import { ChangeTime } from './ChangeTime';
import {
  APPOINTMENT_LABELS,
  CANCEL_LABELS,
  PHASE_HINTS,
  PHASE_TITLES,
  RESCHEDULE_LABELS,
} from './messages';

interface ManagedAppointmentProps {
  appointment: Appointment;
  /** The appointment's ID and key, usually from the link in its email. */
  link: AppointmentKey;
  onChanged: (changes: Partial<Appointment>) => void;
}

export function ManagedAppointment({ appointment, link, onChanged }: ManagedAppointmentProps) {
  const { appointmentId, start, storeNumber, services, contact, order } = appointment;
  const [service] = services;
  const heading = useRef<HTMLHeadingElement>(null);
  const changeButton = useRef<HTMLButtonElement>(null);
  const shouldFocus = useRef<'heading' | 'change'>(undefined);
  const now = useNow();
  const [open, setOpen] = useState<'change' | 'cancel'>();
  const [statusText, setStatusText] = useState('');
  const [isPast, setIsPast] = useState(false);
  const [details, retryStore] = useStoreDetails(storeNumber);
  const store = details.status === 'ready' ? details.store : null;
  const phase = isPast ? 'past' : getPhase(appointment, now.getTime());
  const isChanging = open === 'change' && phase === 'booked';

  useEffect(() => {
    const target = shouldFocus.current;
    if (target === undefined) return;
    shouldFocus.current = undefined;
    (target === 'heading' ? heading : changeButton).current?.focus();
  });

  const applyChanges = (changes: Partial<Appointment>, text: string): void => {
    setOpen(undefined);
    setStatusText(text);
    shouldFocus.current = 'heading';
    onChanged(changes);
  };
  const showPast = (): void => {
    setIsPast(true);
    applyChanges({}, '');
  };

  return (
    <StoreToCallContext value={store}>
      <div className="bsro-booking">
        <div className="bsro-columns">
          <div className="bsro-booking__main">
            <h2 className="bsro-step-heading" ref={heading} tabIndex={-1}>
              {PHASE_TITLES[phase]}
            </h2>
            <p className="bsro-appointment__news bsro-notice bsro-notice--good" role="status">
              {statusText}
            </p>
            <p className={`bsro-visit__when bsro-appointment__when--${phase}`}>
              {formatAppointmentTime(appointment)}
            </p>
            {!isChanging && <ZoneNote timeZone={appointment.timeZone} at={start} />}
            <p>
              {VISIT_LABELS.number}: <strong>{appointment.confirmationNumber}</strong>
            </p>
            {phase === 'canceled' && order && (
              <p className="bsro-appointment__order bsro-notice">
                {CANCEL_LABELS.orderCanceled({ number: order.orderNumber })} {describeRefund(order)}
              </p>
            )}
            {phase !== 'booked' && <p>{PHASE_HINTS[phase]}</p>}
            {phase === 'booked' && !isChanging && (
              <AppointmentActions
                changeRef={changeButton}
                appointment={appointment}
                store={store}
                onChange={() => {
                  setStatusText('');
                  setOpen('change');
                }}
                onCancel={() => setOpen('cancel')}
              />
            )}
            {isChanging && (
              <ChangeTime
                appointment={appointment}
                link={link}
                onMoved={({ start: newStart, end, sequence }) =>
                  applyChanges(
                    { start: newStart, end, sequence },
                    RESCHEDULE_LABELS.moved({
                      time: formatAppointmentTime({ start: newStart }),
                      email: contact.email,
                    }),
                  )
                }
                onRefused={(found) =>
                  found === 'past' ? showPast() : applyChanges({ state: 'cancelled' }, '')
                }
                onKeep={() => {
                  setOpen(undefined);
                  shouldFocus.current = 'change';
                }}
              />
            )}
            {open === 'cancel' && (
              <CancelDialog
                appointment={appointment}
                link={link}
                storeName={store?.storeName ?? ''}
                onCanceled={() =>
                  applyChanges(
                    { state: 'cancelled' },
                    CANCEL_LABELS.canceled({ email: contact.email }),
                  )
                }
                onPast={showPast}
                onClose={() => setOpen(undefined)}
                getFallbackFocus={() => heading.current}
              />
            )}
            {phase !== 'booked' && (
              <p className="bsro-visit__actions bsro-actions">
                <a
                  className="bsro-button bsro-button--primary"
                  href={getAppointmentUrl({
                    storeNumber,
                    ...(service && { serviceId: service.serviceId }),
                  })}
                >
                  {APPOINTMENT_LABELS.another}
                </a>
              </p>
            )}
            <AppointmentStore details={details} onRetry={retryStore} />
            {phase === 'booked' && (
              <WhatToBring
                asksForOffer={!order && splitOffer(appointment.comments).offer === undefined}
              />
            )}
          </div>
          <aside
            className="bsro-booking__summary bsro-columns__summary bsro-card"
            aria-label={APPOINTMENT_LABELS.summary}
          >
            <AppointmentFacts key={appointmentId} appointment={appointment} phase={phase} />
          </aside>
        </div>
      </div>
    </StoreToCallContext>
  );
}
