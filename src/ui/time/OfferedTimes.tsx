import { useId } from 'react';
import { formatNextSlot } from '../../domain/booking/slot-time';
import type { TimeSlot } from '../../services/appointments';
import { TIME_LABELS } from './messages';

interface OfferedTimesProps {
  /** The nearest free times after someone has taken the selected one; null if nobody has. */
  nearest: readonly TimeSlot[] | null;
  /** The next free times. */
  next: readonly TimeSlot[];
  /** YYYY-MM-DD. */
  today: string;
  selectedId: string | null;
  onSelect: (slot: TimeSlot) => void;
}

/** The times that one press selects: the nearest to a time that was taken, or else the next ones. */
export function OfferedTimes({ nearest, next, today, selectedId, onSelect }: OfferedTimesProps) {
  const id = useId();
  if (!nearest && next.length === 0) return null;
  const buttons = (
    <div className="bsro-time-picker__next-slots" role="group" aria-labelledby={id}>
      {(nearest ?? next).map((slot) => (
        <button
          key={slot.timeSlotId}
          type="button"
          className="bsro-button"
          aria-pressed={slot.timeSlotId === selectedId}
          onClick={() => onSelect(slot)}
        >
          {formatNextSlot(slot, today)}
        </button>
      ))}
    </div>
  );
  return nearest ? (
    <div className="bsro-notice">
      <p role="alert" id={id}>
        {nearest.length > 0 ? TIME_LABELS.taken : TIME_LABELS.takenWithoutAlternatives}
      </p>
      {buttons}
    </div>
  ) : (
    <>
      <h3 className="bsro-subtitle" id={id}>
        {TIME_LABELS.next}
      </h3>
      {buttons}
    </>
  );
}
