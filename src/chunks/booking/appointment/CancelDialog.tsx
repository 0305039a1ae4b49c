import { useState } from 'react';
import { formatAppointmentTime } from '../../../domain/booking/slot-time';
import { cancelAppointment } from '../../../services/appointments';
import type { Appointment, AppointmentKey } from '../../../services/appointments';
import type { Result } from '../../../services/result';
import { Dialog } from '../../../ui/dialog/Dialog';
import { CallStoreLink } from '../../../ui/failure/CallStoreLink';
import { formatCard } from '../../../ui/payment/charge';
import { TIRE_INSTALLATION } from '../../../site/appointment-url';
import { CANCEL_LABELS } from './messages';
import { useConfirmedRequest } from './useConfirmedRequest';

interface CancelDialogProps {
  appointment: Appointment;
  /** The appointment's ID and key, usually from the link in its email. */
  link: AppointmentKey;
  /** Empty while it is unknown. */
  storeName: string;
  onCanceled: () => void;
  /** Called if the appointment has started in the meantime. */
  onPast: () => void;
  onClose: () => void;
  /** Returns what takes the focus if the button that opened the dialog is gone. */
  getFallbackFocus: () => HTMLElement | null;
}

export function CancelDialog({
  appointment,
  link,
  storeName,
  onCanceled,
  onPast,
  onClose,
  getFallbackFocus,
}: CancelDialogProps) {
  const { order } = appointment;
  const [problem, setProblem] = useState('');
  const settle = (result: Result<unknown>): void => {
    if (result.ok) onCanceled();
    else if (result.error.message === 'AppointmentPast') onPast();
    else setProblem(CANCEL_LABELS.refused);
  };
  const { status, isOutcomeUnknown, start } = useConfirmedRequest(settle);
  const isBusy = status === 'sending' || status === 'checking';
  const shown = isOutcomeUnknown ? CANCEL_LABELS.uncertain : problem;
  const confirm = (): void => {
    setProblem('');
    void start(() => cancelAppointment(link));
  };

  return (
    <Dialog
      title={order ? CANCEL_LABELS.titleWithOrder : CANCEL_LABELS.title}
      canDismiss={() => !isBusy}
      onClose={onClose}
      getFallbackFocus={getFallbackFocus}
    >
      <p>{[formatAppointmentTime(appointment), storeName].filter(Boolean).join(', ')}</p>
      {order && (
        <p className="bsro-appointment__order bsro-notice">
          {CANCEL_LABELS.order({
            number: order.orderNumber,
            amount: order.total.formattedValue,
            card: formatCard(order.payment),
          })}{' '}
          {CANCEL_LABELS.keepOrder}
        </p>
      )}
      {order === undefined &&
        appointment.services.some(({ serviceId }) => serviceId === TIRE_INSTALLATION) && (
          <p>{CANCEL_LABELS.unknownOrder}</p>
        )}
      <div role="alert">
        {shown && (
          <>
            <p className="bsro-problem">{shown}</p>
            <CallStoreLink />
          </>
        )}
      </div>
      <p role="status" className="bsro-booking__status">
        {status === 'checking' && CANCEL_LABELS.checking}
      </p>
      <div className="bsro-appointment__choices bsro-actions">
        <button type="button" className="bsro-button" disabled={isBusy} onClick={onClose}>
          {CANCEL_LABELS.keep}
        </button>
        <button
          type="button"
          className="bsro-button bsro-button--primary"
          aria-busy={isBusy}
          aria-disabled={isBusy}
          onClick={confirm}
        >
          {isBusy ? CANCEL_LABELS.canceling : CANCEL_LABELS.confirm}
        </button>
      </div>
    </Dialog>
  );
}
