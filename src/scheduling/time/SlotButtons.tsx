import { formatNextSlot } from '../../booking/slot-time';
import type { Slot } from '../../services/appointments';

interface SlotButtonsProps {
  slots: readonly Slot[];
  /** YYYY-MM-DD. */
  today: string;
  /** ID of the text that explains them. */
  labelledBy: string;
  onSelect: (slot: Slot) => void;
}

/** Buttons that select a time and go on. */
export function SlotButtons({ slots, today, labelledBy, onSelect }: SlotButtonsProps) {
  return (
    <div className="bsro-time-picker__next-slots" role="group" aria-labelledby={labelledBy}>
      {slots.map((slot) => (
        <button
          key={slot.timeSlotId}
          type="button"
          className="bsro-button"
          onClick={() => onSelect(slot)}
        >
          {formatNextSlot(slot, today)}
        </button>
      ))}
    </div>
  );
}
