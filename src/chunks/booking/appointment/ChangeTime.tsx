import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { createKey } from '../../../browser/create-key';
import { formatAppointmentTime } from '../../../domain/booking/slot-time';
import type { DayPart } from '../../../domain/booking/slot-time';
import { parseAlternatives, rescheduleAppointment } from '../../../services/appointments';
import type {
  Appointment,
  AppointmentKey,
  RescheduledAppointment,
  TimeSlot,
} from '../../../services/appointments';
import type { Result } from '../../../services/result';
import { RetryOrCall } from '../../../ui/failure/RetryOrCall';
import { TimePicker } from '../../../ui/time/TimePicker';
import { RESCHEDULE_LABELS } from './messages';
import { useConfirmedRequest } from './useConfirmedRequest';

interface ChangeTimeProps {
  appointment: Appointment;
  /** The appointment's ID and key, usually from the link in its email. */
  link: AppointmentKey;
  onMoved: (time: Pick<RescheduledAppointment, 'start' | 'end' | 'sequence'>) => void;
  /** Called if the appointment has been canceled or has started in the meantime. */
  onRefused: (phase: 'canceled' | 'past') => void;
  onKeep: () => void;
}

export function ChangeTime({ appointment, link, onMoved, onRefused, onKeep }: ChangeTimeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const [slot, setSlot] = useState<TimeSlot | null>(null);
  const [alternatives, setAlternatives] = useState<readonly TimeSlot[] | null>(null);
  const [selectedTab, setSelectedTab] = useState<DayPart | null>(null);
  const [problem, setProblem] = useState('');
  const shouldFocusSubmit = useRef(false);

  const settle = (result: Result<RescheduledAppointment>): void => {
    if (result.ok) {
      // The services send no email if the time stays the same.
      if (result.data.start === appointment.start) onKeep();
      else onMoved(result.data);
      return;
    }
    const { message } = result.error;
    if (message === 'Cancelled' || message === 'AppointmentPast') {
      onRefused(message === 'Cancelled' ? 'canceled' : 'past');
      return;
    }
    const free = parseAlternatives(result.error);
    setAlternatives(free ?? null);
    if (free) setSlot(null);
    else setProblem(RESCHEDULE_LABELS.refused);
  };
  const { status, isOutcomeUnknown, start, check } = useConfirmedRequest(settle);
  const isBusy = status === 'sending' || status === 'checking';

  // Also focuses the heading after a message about the result has replaced the form, which had the focus.
  useEffect(() => heading.current?.focus(), [isOutcomeUnknown]);
  useEffect(() => {
    if (!shouldFocusSubmit.current) return;
    shouldFocusSubmit.current = false;
    submitButton.current?.focus();
  });

  const select = (selected: TimeSlot): void => {
    setSlot(selected);
    setProblem('');
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!slot) {
      setProblem(RESCHEDULE_LABELS.required);
      return;
    }
    setProblem('');
    const { timeSlotId } = slot;
    const idempotencyKey = createKey();
    void start(() => rescheduleAppointment({ ...link, timeSlotId }, idempotencyKey));
  };

  return (
    <section className="bsro-appointment__change">
      <h3 className="bsro-step-heading" ref={heading} tabIndex={-1}>
        {RESCHEDULE_LABELS.title}
      </h3>
      {isOutcomeUnknown ? (
        <RetryOrCall
          text={RESCHEDULE_LABELS.uncertain}
          isBusy={isBusy}
          retryLabel={RESCHEDULE_LABELS.checkAgain}
          onRetry={() => void check()}
        />
      ) : (
        <form noValidate onSubmit={handleSubmit}>
          {/* Disables every control in it while the request runs. */}
          <fieldset className="bsro-appointment__times" disabled={isBusy}>
            <TimePicker
              work={{
                storeNumber: appointment.storeNumber,
                serviceIds: appointment.services.map(({ serviceId }) => serviceId),
                readyDate: appointment.readyDate,
                appointment: link,
              }}
              slot={slot}
              wantedStart={appointment.start}
              alternatives={alternatives}
              selectedTab={selectedTab}
              noneText={RESCHEDULE_LABELS.none}
              onTab={setSelectedTab}
              onSelect={select}
              onFinish={(selected) => {
                select(selected);
                shouldFocusSubmit.current = true;
              }}
            />
          </fieldset>
          {problem && <RetryOrCall text={problem} />}
          <p className="bsro-visit__actions bsro-actions">
            <button
              type="submit"
              className="bsro-button bsro-button--primary"
              ref={submitButton}
              aria-busy={isBusy}
              aria-disabled={isBusy}
            >
              {isBusy
                ? RESCHEDULE_LABELS.moving
                : slot
                  ? RESCHEDULE_LABELS.move({ time: formatAppointmentTime(slot) })
                  : RESCHEDULE_LABELS.submit}
            </button>
            {!isBusy && (
              <button type="button" className="bsro-button bsro-button--link" onClick={onKeep}>
                {RESCHEDULE_LABELS.keep}
              </button>
            )}
          </p>
        </form>
      )}
      <p className="bsro-booking__status" role="status">
        {status === 'checking' && RESCHEDULE_LABELS.checking}
      </p>
    </section>
  );
}
