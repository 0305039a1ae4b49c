import { formatTime } from './opening-hours';
import type { Opening, OpenState, ScheduledDay } from './opening-hours';

/** The store's temporarilyClosed is 'Y' (HOURS-1). */
const TEMPORARILY_CLOSED = 'This store is temporarily closed';

/** An open state as it is read: `Open Now`, then `closes 7:00 PM`. */
export interface OpenStateWords {
  readonly word: string;
  /** What follows; empty when there is nothing to add. */
  readonly next: string;
}

const dayOf = ({ inDays, weekday }: Opening): string =>
  inDays > 1 ? `${weekday} ` : inDays ? 'tomorrow ' : '';

/** A state in words, with the holiday that decided it (HOURS-1, HOURS-3, HOURS-4, STORE-1). */
export const wordsOf = (state: OpenState): OpenStateWords => {
  if (state.state === 'paused') return { word: TEMPORARILY_CLOSED, next: '' };
  const isOpen = state.state === 'open';
  const turn = isOpen
    ? `closes ${formatTime(state.closesAt)}`
    : state.opens && `opens ${dayOf(state.opens)}${formatTime(state.opens.at)}`;
  return {
    word: isOpen ? 'Open Now' : 'Closed',
    next: [state.holiday, turn].filter(Boolean).join(', '),
  };
};

/** Today's name in a list of hours: `Today, Thursday, Thanksgiving Day`. */
export const todayWords = ({ weekday, holiday }: ScheduledDay): string =>
  ['Today', weekday, holiday].filter(Boolean).join(', ');
