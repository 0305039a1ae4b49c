import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import {
  addDays,
  getNearestSlots,
  getSlotDate,
  getToday,
  MAX_DAYS_AHEAD,
} from '../../domain/booking/slot-time';
import type { DayPart } from '../../domain/booking/slot-time';
import type { Slot } from '../../services/appointments';
import { Skeleton } from '../loading/Skeleton';
import { useLazy } from '../loading/useLazy';
import { useLoadingIndicator } from '../loading/useLoadingIndicator';
import { useNow } from '../useNow';
import { RetryOrCall } from '../failure/RetryOrCall';
import { DayStrip } from './DayStrip';
import { TIME_LABELS } from './messages';
import { SlotButtons } from './SlotButtons';
import { TimeOptions } from './TimeOptions';
import { STRIP_DAYS, useAvailability } from './useAvailability';
import { ZoneNote } from './ZoneNote';

const loadCalendar = () => import(/* webpackChunkName: "booking-calendar" */ './calendar');

/** How many free times are listed under "Next available". */
const NEXT_COUNT = 3;

interface TimePickerProps {
  storeNumber: string;
  serviceIds: readonly string[];
  slot: Slot | null;
  /** The start of an earlier selection, ISO 8601, whose day is shown first. */
  wantedStart: string | null;
  /** The first day with a free time, if the caller keeps it. */
  availableDate?: string | undefined;
  /** Reports the first day with a free time, or null if there is none. */
  onAvailableDate?: (date: string | null) => void;
  /** Free times to offer instead of the selected one, which was taken. */
  alternatives: readonly Slot[] | null;
  selectedTab: DayPart | null;
  /** Shown if the store has no free time; suggests another store by default. */
  noneText?: string;
  onTab: (part: DayPart) => void;
  onSelect: (slot: Slot) => void;
  /** Selects a time and finishes the step. */
  onFinish: (slot: Slot) => void;
}

/** The store's free times: the next ones, a strip of days, a calendar, and the times of a day. */
export function TimePicker({
  storeNumber,
  serviceIds,
  slot,
  wantedStart,
  availableDate: keptDate,
  onAvailableDate,
  alternatives,
  selectedTab,
  noneText = TIME_LABELS.none,
  onTab,
  onSelect,
  onFinish,
}: TimePickerProps) {
  const nextId = useId();
  const takenId = useId();
  const picker = useRef<HTMLDivElement>(null);
  const calendarButton = useRef<HTMLButtonElement>(null);
  const now = useNow();
  const [from, setFrom] = useState<string>();
  const [picked, setPicked] = useState<string>();
  const [isOpened, setIsOpened] = useState(false);
  const [isCalendarOpen, setIsCalendarOpen] = useState(false);
  const calendar = useLazy(loadCalendar, 'booking');
  const week = useAvailability({
    storeNumber,
    serviceIds,
    from,
    version: (alternatives ?? []).map(({ timeSlotId }) => timeSlotId).join(),
  });
  const { data, first, isBusy, error, retry } = week;
  const indicator = useLoadingIndicator(isBusy && !data);

  const reportDate = useEffectEvent(() => {
    if (first) onAvailableDate?.(first.availableDate ?? null);
  });
  // Before the browser paints, so that what the caller shows doesn't move the picker.
  useLayoutEffect(() => reportDate(), [first]);

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
  }, [isCalendarOpen]);

  if (error && !data) return <RetryOrCall text={TIME_LABELS.failed} onRetry={retry} />;
  if (!data) {
    return (
      <div className="bsro-time-picker__loading">
        <Skeleton indicator={indicator} label={TIME_LABELS.loading}>
          <span className="bsro-skeleton__line bsro-time-picker__shape" />
          <span className="bsro-skeleton__line bsro-time-picker__shape" />
        </Skeleton>
      </div>
    );
  }
  const { timeZone, days } = data;
  const today = getToday(timeZone, now);
  const availableDate = keptDate ?? first?.availableDate ?? data.availableDate;
  if (from === undefined && availableDate == null) {
    return <RetryOrCall text={noneText} />;
  }
  const isFree = (date: string): boolean =>
    days.some((day) => day.date === date && day.slots.length > 0);
  const wantedDate = slot ? getSlotDate(slot) : wantedStart?.slice(0, 10);
  const shown =
    picked !== undefined && isFree(picked)
      ? picked
      : wantedDate !== undefined && isFree(wantedDate)
        ? wantedDate
        : days.find(({ slots }) => slots.length > 0)?.date;
  const slots = days.find(({ date }) => date === shown)?.slots ?? [];
  const selectedId = slot?.timeSlotId ?? null;
  const next = (first?.days.flatMap((day) => day.slots) ?? []).slice(0, NEXT_COUNT);
  const start = days[0]?.date ?? today;
  const goTo = (date: string | undefined): void => {
    setFrom(date === undefined || date <= today ? undefined : date);
    setPicked(date);
  };
  // The picker opens with the first free day, also if that isn't in the first week.
  if (!isOpened && !isBusy) {
    setIsOpened(true);
    if (availableDate != null && !days.some(({ date }) => isFree(date))) goTo(availableDate);
  }
  const lastStart = addDays(today, MAX_DAYS_AHEAD - STRIP_DAYS);
  const move = (date: string): void => {
    goTo(date);
    // The clicked button may have been removed.
    if (date <= today || date > lastStart) calendarButton.current?.focus();
  };
  const nearest =
    alternatives &&
    (alternatives.length > 0 || wantedStart === null
      ? alternatives
      : getNearestSlots(
          days.flatMap((day) => day.slots),
          wantedStart,
          NEXT_COUNT,
        ));

  return (
    <div className="bsro-time-picker" ref={picker} aria-busy={isBusy}>
      {nearest && (
        <div className="bsro-time-picker__taken">
          <p role="alert" id={takenId}>
            {nearest.length > 0 ? TIME_LABELS.taken : TIME_LABELS.takenWithoutAlternatives}
          </p>
          <SlotButtons
            slots={nearest}
            today={today}
            labelledBy={takenId}
            selectedId={selectedId}
            onSelect={onFinish}
          />
        </div>
      )}
      {!nearest && next.length > 0 && (
        <>
          <h3 className="bsro-time-picker__subtitle" id={nextId}>
            {TIME_LABELS.next}
          </h3>
          <SlotButtons
            slots={next}
            today={today}
            labelledBy={nextId}
            selectedId={selectedId}
            onSelect={onFinish}
          />
        </>
      )}
      {error && <RetryOrCall text={TIME_LABELS.failed} onRetry={retry} />}
      <DayStrip days={days} today={today} selected={shown} onSelect={setPicked} />
      <div className="bsro-time-picker__actions">
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
        {slots.length === 0 && availableDate != null && (
          <button
            type="button"
            className="bsro-button bsro-button--link"
            onClick={() => {
              goTo(availableDate);
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
          aria-expanded={isCalendarOpen && calendar.status === 'ready'}
          aria-busy={calendar.status === 'loading'}
          onClick={() => {
            setIsCalendarOpen(!isCalendarOpen || calendar.status === 'failed');
            calendar.request();
          }}
        >
          {isCalendarOpen && calendar.status === 'ready'
            ? TIME_LABELS.closeCalendar
            : TIME_LABELS.pickDate}
        </button>
      </div>
      {isCalendarOpen && calendar.status === 'failed' && (
        <p role="alert">{TIME_LABELS.calendarFailed}</p>
      )}
      {isCalendarOpen && calendar.status === 'ready' && (
        <calendar.module.BookingCalendar
          storeNumber={storeNumber}
          serviceIds={serviceIds}
          today={today}
          selected={shown}
          onSelect={(date) => {
            goTo(date);
            closeCalendar();
          }}
        />
      )}
      <ZoneNote timeZone={timeZone} at={slots[0]?.start} />
      <TimeOptions
        slots={slots}
        selectedTab={selectedTab}
        selectedId={selectedId}
        onTab={onTab}
        onSelect={onSelect}
      />
      {slots.some(({ dropOffOnly }) => dropOffOnly) && (
        <p className="bsro-time-picker__hint">{TIME_LABELS.dropOff}</p>
      )}
    </div>
  );
}
