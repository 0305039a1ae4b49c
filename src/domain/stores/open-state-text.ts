import { formatTime } from './opening-hours';
import type { Opening, OpenState } from './opening-hours';
import type { ScheduledDay } from '../time/scheduled-day';

const TEMPORARILY_CLOSED = 'This store is temporarily closed';

/** The two parts of an open state: `Open Now` and `closes 7:00 PM`. */
export interface OpenStateText {
  readonly word: string;
  /** Text after the word; may be empty. */
  readonly next: string;
}

const formatOpeningDay = ({ inDays, weekday }: Opening): string =>
  inDays > 1 ? `${weekday} ` : inDays ? 'tomorrow ' : '';

/** Formats an open state, with the holiday it depends on (HOURS-1, HOURS-3, HOURS-4, STORE-1). */
export const formatOpenState = (state: OpenState): OpenStateText => {
  if (state.state === 'paused') return { word: TEMPORARILY_CLOSED, next: '' };
  const isOpen = state.state === 'open';
  const nextChange = isOpen
    ? `closes ${formatTime(state.closesAt)}`
    : state.opens && `opens ${formatOpeningDay(state.opens)}${formatTime(state.opens.at)}`;
  return {
    word: isOpen ? 'Open Now' : 'Closed',
    next: [state.holiday, nextChange].filter(Boolean).join(', '),
  };
};

/** Formats today's label in a list of hours: `Today, Thursday, Thanksgiving Day`. */
export const formatToday = ({ weekday, holiday }: ScheduledDay): string =>
  ['Today', weekday, holiday].filter(Boolean).join(', ');
