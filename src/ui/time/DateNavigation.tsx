import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { addDays, MAX_DAYS_AHEAD } from '../../domain/booking/slot-time';
import { useLazy } from '../loading/useLazy';
import { TIME_LABELS } from './messages';
import { STRIP_DAYS } from './useAvailability';
import type { OfferedWork } from './useAvailability';

const loadCalendar = () => import(/* webpackChunkName: "booking-calendar" */ './calendar');

interface DateNavigationProps {
  /** The time picker, in which Escape closes the calendar. */
  picker: RefObject<HTMLElement | null>;
  work: OfferedWork;
  /** YYYY-MM-DD, as are the other dates. */
  today: string;
  /** The first day of the strip. */
  start: string;
  /** The day whose times are shown. */
  shown: string | undefined;
  /** The first day with a free time, if a link leads there. */
  earliest: string | null | undefined;
  /** Shows the days from a date on. */
  onGo: (date: string) => void;
}

export function DateNavigation({
  picker,
  work,
  today,
  start,
  shown,
  earliest,
  onGo,
}: DateNavigationProps) {
  const calendarButton = useRef<HTMLButtonElement>(null);
  const [isCalendarOpen, setIsCalendarOpen] = useState(false);
  const calendar = useLazy(loadCalendar, 'booking');
  const isCalendarShown = isCalendarOpen && calendar.status === 'ready';
  const lastStart = addDays(today, MAX_DAYS_AHEAD - STRIP_DAYS);

  const closeCalendar = (): void => {
    setIsCalendarOpen(false);
    calendarButton.current?.focus();
  };
  useEffect(() => {
    const element = picker.current;
    if (!isCalendarOpen || !element) return undefined;
    const handleKey = ({ key, isComposing }: KeyboardEvent): void => {
      if (key === 'Escape' && !isComposing) closeCalendar();
    };
    element.addEventListener('keydown', handleKey);
    return () => element.removeEventListener('keydown', handleKey);
  }, [isCalendarOpen, picker]);
  const move = (date: string): void => {
    onGo(date);
    // The clicked button may have been removed.
    if (date <= today || date > lastStart) calendarButton.current?.focus();
  };

  return (
    <>
      <div className="bsro-time-picker__actions bsro-actions">
        {start > today && (
          <button
            type="button"
            className="bsro-button bsro-button--link"
            onClick={() => move(addDays(start, -STRIP_DAYS))}
          >
            {TIME_LABELS.earlier}
          </button>
        )}
        {start <= lastStart && (
          <button
            type="button"
            className="bsro-button bsro-button--link"
            onClick={() => move(addDays(start, STRIP_DAYS))}
          >
            {TIME_LABELS.later}
          </button>
        )}
        {earliest != null && (
          <button
            type="button"
            className="bsro-button bsro-button--link"
            onClick={() => {
              onGo(earliest);
              calendarButton.current?.focus();
            }}
          >
            {TIME_LABELS.earliest}
          </button>
        )}
        <button
          type="button"
          ref={calendarButton}
          className="bsro-button bsro-button--link"
          aria-expanded={isCalendarShown}
          aria-busy={calendar.status === 'loading'}
          onClick={() => {
            setIsCalendarOpen(!isCalendarOpen || calendar.status === 'failed');
            calendar.request();
          }}
        >
          {isCalendarShown ? TIME_LABELS.closeCalendar : TIME_LABELS.pickDate}
        </button>
      </div>
      {isCalendarOpen && calendar.status === 'failed' && (
        <p role="alert">{TIME_LABELS.calendarFailed}</p>
      )}
      {isCalendarOpen && calendar.status === 'ready' && (
        <calendar.module.BookingCalendar
          work={work}
          today={today}
          selected={shown}
          onSelect={(date) => {
            onGo(date);
            closeCalendar();
          }}
        />
      )}
    </>
  );
}
