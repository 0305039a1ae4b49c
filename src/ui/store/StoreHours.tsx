import { formatToday } from '../../domain/stores/open-state-text';
import { formatHours } from '../../domain/stores/opening-hours';
import type { SHOWN_HOURS } from '../../domain/stores/hours-values';
import { getScheduledDay, getWeekdayHours } from '../../domain/time/scheduled-day';
import type { StoreHours as Hours } from '../../domain/time/scheduled-day';
import { useNow } from '../useNow';

interface StoreHoursProps {
  store: Hours;
  /** `date` shows the name of today, such as "Today, Thursday"; the others show the hours of a day. */
  day: (typeof SHOWN_HOURS)[number];
}

/** The current hours of a store on one day, or the name of today, in the store's time zone (HOURS-2..5). */
export function StoreHours({ store, day }: StoreHoursProps) {
  const today = getScheduledDay(store, useNow());
  if (day === 'date') return <span>{formatToday(today)}</span>;
  return <span>{formatHours(day === 'today' ? today : getWeekdayHours(store, day))}</span>;
}
