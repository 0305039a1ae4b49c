import { useEffect, useRef, useState } from 'react';
import { formatAppointmentTime } from '../../../domain/booking/slot-time';
import type { Appointment, AppointmentKey } from '../../../services/appointments';
import { getAppointmentUrl } from '../../../site/appointment-url';
import { useStoreDetails } from '../../../store/my-store/useStoreDetails';
import { Skeleton } from '../../../ui/loading/Skeleton';
import { useLazyChunk } from '../../../ui/loading/useLazyChunk';
import { useLoadingIndicator } from '../../../ui/loading/useLoadingIndicator';
import { useNow } from '../../../ui/useNow';
import { RetryOrCall } from '../../../ui/failure/RetryOrCall';
import { StoreToCallContext } from '../../../ui/failure/CallStoreLink';
import { ZoneNote } from '../../../ui/time/ZoneNote';
import { VISIT_LABELS } from '../../../ui/visit/messages';
import { StorePlace } from '../../../ui/visit/StorePlace';
import { VisitTools } from '../../../ui/visit/VisitTools';
import { WhatToBring } from '../../../ui/visit/WhatToBring';
import { getPhase } from './appointment-phase';
import { AppointmentFacts } from './AppointmentFacts';
import {
  APPOINTMENT_LABELS,
  formatCanceled,
  formatMoved,
  PHASE_HINTS,
  PHASE_TITLES,
} from './messages';

const loadChange = () => import(/* webpackChunkName: "appointment-time" */ './change-time');
const loadCancel = () => import(/* webpackChunkName: "appointment-cancel" */ './cancel');

interface ManagedAppointmentProps {
  appointment: Appointment;
  /** The appointment's ID and key, usually from the link in its email. */
  link: AppointmentKey;
  onChanged: (changes: Partial<Appointment>) => void;
}

/** Shows an appointment, and lets the visitor change or cancel it. */
export function ManagedAppointment({ appointment, link, onChanged }: ManagedAppointmentProps) {
  const { appointmentId, start, storeNumber, services, contact } = appointment;
  const [service] = services;
  const heading = useRef<HTMLHeadingElement>(null);
  const changeButton = useRef<HTMLButtonElement>(null);
  const shouldFocus = useRef<'heading' | 'change'>(undefined);
  const now = useNow();
  const [open, setOpen] = useState<'change' | 'cancel'>();
  const [statusText, setStatusText] = useState('');
  const [isPast, setIsPast] = useState(false);
  const [changeChunk, requestChange] = useLazyChunk(loadChange, 'appointment');
  const [cancelChunk, requestCancel] = useLazyChunk(loadCancel, 'appointment');
  const [details, retryStore] = useStoreDetails(storeNumber);
  const storeIndicator = useLoadingIndicator(details.status === 'loading');
  const store = details.status === 'ready' ? details.store : null;
  const phase = isPast ? 'past' : getPhase(appointment, now.getTime());
  const isChanging = open === 'change' && changeChunk.status === 'ready';

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
  const hasFailed =
    (open === 'change' && changeChunk.status === 'failed') ||
    (open === 'cancel' && cancelChunk.status === 'failed');

  return (
    <StoreToCallContext value={store}>
      <div className="bsro-booking">
        <div className="bsro-booking__main">
          <h2 className="bsro-step-heading" ref={heading} tabIndex={-1}>
            {PHASE_TITLES[phase]}
          </h2>
          <p className="bsro-appointment__news" role="status">
            {statusText}
          </p>
          <p className={`bsro-visit__when bsro-appointment__when--${phase}`}>
            {formatAppointmentTime(appointment)}
          </p>
          {!isChanging && <ZoneNote timeZone={appointment.timeZone} at={start} />}
          <p>
            {VISIT_LABELS.number}: <strong>{appointment.confirmationNumber}</strong>
          </p>
          {phase !== 'booked' && <p>{PHASE_HINTS[phase]}</p>}
          {phase === 'booked' && !isChanging && (
            <p className="bsro-booking__actions">
              <button
                type="button"
                className="bsro-button bsro-button--primary"
                ref={changeButton}
                aria-busy={changeChunk.status === 'loading'}
                onClick={() => {
                  setStatusText('');
                  setOpen('change');
                  requestChange();
                }}
              >
                {APPOINTMENT_LABELS.change}
              </button>
              <button
                type="button"
                className="bsro-button"
                aria-busy={cancelChunk.status === 'loading'}
                onClick={() => {
                  setOpen('cancel');
                  requestCancel();
                }}
              >
                {APPOINTMENT_LABELS.cancel}
              </button>
              <VisitTools
                appointment={appointment}
                store={store}
                serviceNames={services.map(({ name }) => name)}
              />
            </p>
          )}
          {hasFailed && <RetryOrCall text={APPOINTMENT_LABELS.partFailed} />}
          {phase === 'booked' && isChanging && (
            <changeChunk.module.ChangeTime
              appointment={appointment}
              link={link}
              onMoved={({ start: newStart, end, sequence }) =>
                applyChanges(
                  { start: newStart, end, sequence },
                  formatMoved(formatAppointmentTime({ start: newStart }), contact.email),
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
          {open === 'cancel' && cancelChunk.status === 'ready' && (
            <cancelChunk.module.CancelDialog
              appointment={appointment}
              link={link}
              storeName={store?.storeName ?? ''}
              onCanceled={() => applyChanges({ state: 'cancelled' }, formatCanceled(contact.email))}
              onPast={showPast}
              onClose={() => setOpen(undefined)}
              getFallbackFocus={() => heading.current}
            />
          )}
          {phase !== 'booked' && (
            <p className="bsro-booking__actions">
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
          {store && <StorePlace store={store} />}
          {details.status === 'loading' && (
            <div className="bsro-appointment__place">
              <Skeleton indicator={storeIndicator} label={APPOINTMENT_LABELS.storeLoading}>
                <span className="bsro-skeleton__line bsro-booking__shape" />
                <span className="bsro-skeleton__line bsro-booking__shape" />
              </Skeleton>
            </div>
          )}
          {details.status === 'failed' && (
            <RetryOrCall text={APPOINTMENT_LABELS.storeFailed} onRetry={retryStore} />
          )}
          {phase === 'booked' && <WhatToBring />}
        </div>
        <aside className="bsro-booking__summary" aria-label={APPOINTMENT_LABELS.summary}>
          <AppointmentFacts key={appointmentId} appointment={appointment} />
        </aside>
      </div>
    </StoreToCallContext>
  );
}
