import { useState } from 'react';
import { DayButton, DayPicker } from 'react-day-picker';
import type { DayButtonProps } from 'react-day-picker';
import { es } from 'react-day-picker/locale/es';
import { addDays, MAX_DAYS_AHEAD } from '../../../domain/booking/slot-time';
import { getNow } from '../../../browser/clock';
import type { AvailableDay } from '../../../services/appointments';
import { parseDay } from '../../../domain/time/day';
import { useLatestResult } from '../../../store/useLatestResult';
import { isEnglish } from '../../../language/language';
import { BUTTONS } from '../../messages';
import { CALENDAR_LABELS, getDayReason } from '../messages';
import { getWorkKey, loadDays } from '../useAvailability';
import type { OfferedWork } from '../useAvailability';
import './calendar.css';

/** Formats the label of a day, with the reason if it has no times. */
const formatDayLabel = (day: string, reason: string | null | undefined): string =>
  reason == null ? day : `${day}: ${getDayReason(reason)}`;

/** Formats a date as YYYY-MM-DD in the visitor's time zone. */
const toDay = (date: Date): string =>
  [
    date.getFullYear(),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-');

const toDate = (day: string): Date => parseDay(day) ?? new Date(getNow());

/** A day. Unavailable days stay focusable, so that screen readers can announce why. */
function Day({ disabled = false, onClick, ...props }: DayButtonProps) {
  return (
    <DayButton
      {...props}
      aria-disabled={disabled}
      aria-pressed={props.modifiers.selected}
      onClick={(event) => !disabled && onClick?.(event)}
    />
  );
}

const COMPONENTS = { DayButton: Day };

const CLASS_NAMES = {
  root: 'bsro-calendar',
  months: 'bsro-calendar__months',
  month_caption: 'bsro-calendar__caption',
  nav: 'bsro-calendar__nav',
  button_previous: 'bsro-button bsro-button--icon bsro-calendar__move',
  button_next: 'bsro-button bsro-button--icon bsro-calendar__move',
  chevron: 'bsro-calendar__chevron',
  month_grid: 'bsro-calendar__grid',
  weekday: 'bsro-calendar__weekday',
  day: 'bsro-calendar__cell',
  day_button: 'bsro-calendar__day',
  selected: 'bsro-calendar__cell--selected',
  today: 'bsro-calendar__cell--today',
  outside: 'bsro-calendar__cell--outside',
  disabled: 'bsro-calendar__cell--disabled',
};

interface BookingCalendarProps {
  work: OfferedWork;
  /** YYYY-MM-DD in the store's time zone. */
  today: string;
  selected: string | undefined;
  onSelect: (date: string) => void;
}

export function BookingCalendar({ work, today, selected, onSelect }: BookingCalendarProps) {
  const [month, setMonth] = useState(() => toDate(selected ?? today));
  const firstDay = toDay(new Date(month.getFullYear(), month.getMonth(), 1));
  const from = firstDay < today ? today : firstDay;
  const daysInMonth = new Date(month.getFullYear(), month.getMonth() + 1, 0).getDate();
  const days = daysInMonth - Number(from.slice(8)) + 1;
  const { data, error, isBusy, retry } = useLatestResult([getWorkKey(work), from].join(), () =>
    loadDays(work, { from, days }),
  );
  const known = new Map<string, AvailableDay>((data?.days ?? []).map((day) => [day.date, day]));
  const isFree = (date: Date): boolean => (known.get(toDay(date))?.slots.length ?? 0) > 0;

  return (
    <div aria-busy={isBusy}>
      {error && (
        <p role="alert">
          {CALENDAR_LABELS.failed}{' '}
          <button type="button" className="bsro-button bsro-button--link" onClick={retry}>
            {BUTTONS.tryAgain}
          </button>
        </p>
      )}
      <DayPicker
        mode="single"
        classNames={CLASS_NAMES}
        month={month}
        onMonthChange={setMonth}
        startMonth={toDate(today)}
        endMonth={toDate(addDays(today, MAX_DAYS_AHEAD))}
        today={toDate(today)}
        selected={selected === undefined ? undefined : toDate(selected)}
        disabled={(date) => !isFree(date)}
        onSelect={(date) => date && onSelect(toDay(date))}
        components={COMPONENTS}
        {...(!isEnglish() && { locale: es })}
        weekStartsOn={0}
        labels={{
          labelDayButton: (date, { disabled }, _options, library) =>
            formatDayLabel(
              library?.format(date, 'PPPP') ?? toDay(date),
              disabled && !isBusy ? known.get(toDay(date))?.reason : undefined,
            ),
        }}
      />
      <p className="bsro-visually-hidden" role="status">
        {isBusy ? CALENDAR_LABELS.loading : ''}
      </p>
    </div>
  );
}
