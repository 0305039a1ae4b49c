import { useId } from 'react';
import { formatRelativeDay } from '../../domain/booking/slot-time';
import { formatDate } from '../../language/dates';
import type { AvailableDay } from '../../services/appointments';
import { getDayReason, TIME_LABELS } from './messages';

interface DayStripProps {
  days: readonly AvailableDay[];
  /** YYYY-MM-DD. */
  today: string;
  selected: string | undefined;
  onSelect: (date: string) => void;
}

export function DayStrip({ days, today, selected, onSelect }: DayStripProps) {
  const name = useId();
  return (
    <fieldset className="bsro-time-picker__days">
      <legend className="bsro-time-picker__legend">{TIME_LABELS.days}</legend>
      {days.map(({ date, reason, slots }) => {
        const isFree = slots.length > 0;
        return (
          <label
            key={date}
            className={`bsro-time-picker__day${isFree ? '' : ' bsro-time-picker__day--unavailable'}`}
          >
            <input
              type="radio"
              className="bsro-time-picker__radio"
              name={name}
              value={date}
              checked={date === selected}
              disabled={!isFree}
              onChange={() => onSelect(date)}
            />
            <span>
              <strong>{formatRelativeDay(date, today, 'weekday')}</strong>
              <span className="bsro-time-picker__date">{formatDate(date, 'day')}</span>
              {!isFree && <span className="bsro-time-picker__reason">{getDayReason(reason)}</span>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
