import { useId } from 'react';
import { DAY_PARTS, filterByDayPart, formatSlotTime } from '../../domain/booking/slot-time';
import type { DayPart } from '../../domain/booking/slot-time';
import type { TimeSlot } from '../../services/appointments';
import { DAY_PART_NAMES, TIME_LABELS } from './messages';

interface TimeOptionsProps {
  slots: readonly TimeSlot[];
  selectedTab: DayPart | null;
  selectedId: string | null;
  onTab: (part: DayPart) => void;
  onSelect: (slot: TimeSlot) => void;
}

/** The times of a day as radio buttons, under the parts of the day that have any (XB-1). */
export function TimeOptions({ slots, selectedTab, selectedId, onTab, onSelect }: TimeOptionsProps) {
  const name = useId();
  const parts = DAY_PARTS.filter((part) => filterByDayPart(slots, part).length > 0);
  const partOfSelected = parts.find((part) =>
    filterByDayPart(slots, part).some(({ timeSlotId }) => timeSlotId === selectedId),
  );
  const openPart =
    selectedTab && parts.includes(selectedTab) ? selectedTab : (partOfSelected ?? parts[0]);
  if (!openPart) return null;
  return (
    <div className="bsro-time-picker__times">
      <div className="bsro-time-picker__tabs" role="group" aria-label={TIME_LABELS.times}>
        {parts.map((part) => (
          <button
            key={part}
            type="button"
            className="bsro-time-picker__tab"
            aria-pressed={part === openPart}
            onClick={() => onTab(part)}
          >
            {DAY_PART_NAMES[part]}
          </button>
        ))}
      </div>
      <fieldset className="bsro-time-picker__slots">
        <legend className="bsro-visually-hidden">{DAY_PART_NAMES[openPart]}</legend>
        {filterByDayPart(slots, openPart).map((slot) => (
          <label key={slot.timeSlotId} className="bsro-time-picker__slot">
            <input
              type="radio"
              className="bsro-time-picker__radio"
              name={name}
              value={slot.timeSlotId}
              checked={slot.timeSlotId === selectedId}
              onChange={() => onSelect(slot)}
            />
            <span>{formatSlotTime(slot.start)}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
