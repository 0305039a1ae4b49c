import { formatNextSlot } from '../../domain/booking/slot-time';
import type { Slot } from '../../services/appointments';

interface SlotButtonsProps {
  slots: readonly Slot[];
  /** YYYY-MM-DD. */
  today: string;
  /** ID of the element that labels the buttons. */
  labelledBy: string;
  selectedId: string | null;
  onSelect: (slot: Slot) => void;
}

export function SlotButtons({ slots, today, labelledBy, selectedId, onSelect }: SlotButtonsProps) {
  return (
    <div className="bsro-time-picker__next-slots" role="group" aria-labelledby={labelledBy}>
      {slots.map((slot) => (
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
}
