import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { getNearestSlots, getSlotDate, getToday } from '../../domain/booking/slot-time';
import type { DayPart } from '../../domain/booking/slot-time';
import type { TimeSlot } from '../../services/appointments';
import { Skeleton } from '../loading/Skeleton';
import { useLoadingIndicator } from '../loading/useLoadingIndicator';
import { useNow } from '../useNow';
import { RetryOrCall } from '../failure/RetryOrCall';
import { DateNavigation } from './DateNavigation';
import { DayStrip } from './DayStrip';
import { TIME_LABELS } from './messages';
import { OfferedTimes } from './OfferedTimes';
import { TimeOptions } from './TimeOptions';
import { useAvailability } from './useAvailability';
import type { OfferedWork } from './useAvailability';
import { ZoneNote } from './ZoneNote';
import './time-picker.css';

/** How many free times are listed under "Next available". */
const NEXT_COUNT = 3;

interface TimePickerProps {
  work: OfferedWork;
  slot: TimeSlot | null;
  /** The start of an earlier selection, ISO 8601, whose day is shown first. */
  wantedStart: string | null;
  /** A day that was picked earlier, and is shown first while no time is selected. */
  day?: string | null | undefined;
  /** Reports a day that is picked while no time is selected. */
  onDay?: (date: string) => void;
  /** The first day with a free time, if the caller keeps it. */
  availableDate?: string | undefined;
  /** Reports the first day with a free time, or null if there is none. */
  onAvailableDate?: (date: string | null) => void;
  /** Free times to offer instead of the selected one, which was taken. */
  alternatives: readonly TimeSlot[] | null;
  selectedTab: DayPart | null;
  /** Shown if the store has no free time; suggests another store by default. */
  noneText?: string;
  onTab: (part: DayPart) => void;
  onSelect: (slot: TimeSlot) => void;
  /** Selects an offered time and finishes the step; only selects it by default. */
  onFinish?: (slot: TimeSlot) => void;
}

export function TimePicker({
  work,
  slot,
  wantedStart,
  day: keptDay,
  onDay,
  availableDate: keptDate,
  onAvailableDate,
  alternatives,
  selectedTab,
  noneText = TIME_LABELS.none,
  onTab,
  onSelect,
  onFinish = onSelect,
}: TimePickerProps) {
  const picker = useRef<HTMLDivElement>(null);
  const now = useNow();
  const [from, setFrom] = useState<string>();
  const wantedDate = slot ? getSlotDate(slot) : (wantedStart?.slice(0, 10) ?? '');
  const [picked, setPicked] = useState(slot ? undefined : (keptDay ?? undefined));
  const [isOpened, setIsOpened] = useState(false);
  const week = useAvailability({
    work,
    from,
    version: (alternatives ?? []).map(({ timeSlotId }) => timeSlotId).join(),
  });
  const { data, first, isBusy, error, retry } = week;
  const indicator = useLoadingIndicator(isBusy && !isOpened);

  const reportDate = useEffectEvent(() => {
    if (first) onAvailableDate?.(first.availableDate ?? null);
  });
  // Before the browser paints, so that what the caller shows doesn't move the picker.
  useLayoutEffect(() => reportDate(), [first]);

  const loading = (
    <div className="bsro-time-picker__loading" key="loading">
      <Skeleton indicator={indicator} label={TIME_LABELS.loading}>
        <span className="bsro-skeleton__line bsro-time-picker__shape" />
        <span className="bsro-skeleton__line bsro-time-picker__shape" />
      </Skeleton>
    </div>
  );
  if (error && !data) return <RetryOrCall text={TIME_LABELS.failed} onRetry={retry} />;
  if (!data) return loading;
  const { timeZone, days } = data;
  const today = getToday(timeZone, now);
  const availableDate = keptDate ?? first?.availableDate ?? data.availableDate;
  if (from === undefined && availableDate == null) {
    return <RetryOrCall text={noneText} />;
  }
  const isFree = (date: string): boolean =>
    days.some((day) => day.date === date && day.slots.length > 0);
  const shown =
    picked !== undefined && isFree(picked)
      ? picked
      : isFree(wantedDate)
        ? wantedDate
        : days.find(({ slots }) => slots.length > 0)?.date;
  const slots = days.find(({ date }) => date === shown)?.slots ?? [];
  const selectedId = slot?.timeSlotId ?? null;
  const next = (first?.days.flatMap((day) => day.slots) ?? []).slice(0, NEXT_COUNT);
  const pick = (date: string): void => {
    setPicked(date);
    if (!slot) onDay?.(date);
  };
  const goTo = (date: string): void => {
    setFrom(date <= today ? undefined : date);
    pick(date);
  };
  // The picker opens with the day of the selected time, or else with the first free day, also in a later week.
  if (!isOpened && !isBusy) {
    const lastDate = days.at(-1)?.date;
    const day = picked ?? wantedDate;
    const isLater = lastDate !== undefined && day > lastDate;
    const start = isLater ? day : shown === undefined ? availableDate : undefined;
    if (from === undefined && start != null && start > today) {
      setFrom(start);
      setPicked(start);
    } else setIsOpened(true);
  }
  if (!isOpened) return loading;
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
      <OfferedTimes
        nearest={nearest}
        next={next}
        today={today}
        selectedId={selectedId}
        onSelect={onFinish}
      />
      {error && <RetryOrCall text={TIME_LABELS.failed} onRetry={retry} />}
      {days.some(({ reason }) => reason === 'notReady') && (
        <p className="bsro-time-picker__hint">{TIME_LABELS.notReady}</p>
      )}
      <DayStrip days={days} today={today} selected={shown} onSelect={pick} />
      <DateNavigation
        picker={picker}
        work={work}
        today={today}
        start={days[0]?.date ?? today}
        shown={shown}
        earliest={slots.length === 0 ? availableDate : undefined}
        onGo={goTo}
      />
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
