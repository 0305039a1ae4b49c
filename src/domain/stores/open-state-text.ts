import { formatWeekday } from '../../language/dates';
import { defineTexts } from '../../language/define-texts';
import type { ScheduledDay } from '../time/scheduled-day';
import { formatHoliday } from './holidays';
import { formatTime } from './opening-hours';
import type { Opening, OpenState } from './opening-hours';

const STATE_TEXTS = defineTexts('openState', {
  open: 'Open Now',
  closed: 'Closed',
  temporarilyClosed: 'This store is temporarily closed',
  closes: 'closes {time}',
  opens: 'opens {time}',
  opensTomorrow: 'opens tomorrow {time}',
  opensOnWeekday: 'opens {weekday} {time}',
  today: 'Today, {weekday}',
});

/** The two parts of an open state: `Open Now` and `closes 7:00 PM`. */
export interface OpenStateText {
  readonly word: string;
  /** Text after the word; may be empty. */
  readonly next: string;
}

const formatOpening = ({ inDays, weekday, at }: Opening): string => {
  const time = formatTime(at);
  if (inDays === 0) return STATE_TEXTS.opens({ time });
  return inDays === 1
    ? STATE_TEXTS.opensTomorrow({ time })
    : STATE_TEXTS.opensOnWeekday({ weekday: formatWeekday(weekday), time });
};

/** Formats an open state, with the holiday it depends on (HOURS-1, HOURS-3, HOURS-4, STORE-1). */
export const formatOpenState = (state: OpenState): OpenStateText => {
  if (state.state === 'paused') return { word: STATE_TEXTS.temporarilyClosed, next: '' };
  const isOpen = state.state === 'open';
  const nextChange = isOpen
    ? STATE_TEXTS.closes({ time: formatTime(state.closesAt) })
    : state.opens && formatOpening(state.opens);
  return {
    word: isOpen ? STATE_TEXTS.open : STATE_TEXTS.closed,
    next: [formatHoliday(state.holiday), nextChange].filter(Boolean).join(', '),
  };
};

/** Formats today's label in a list of hours: `Today, Thursday, Thanksgiving Day`. */
export const formatToday = ({ weekday, holiday }: ScheduledDay): string =>
  [STATE_TEXTS.today({ weekday: formatWeekday(weekday) }), formatHoliday(holiday)]
    .filter(Boolean)
    .join(', ');
