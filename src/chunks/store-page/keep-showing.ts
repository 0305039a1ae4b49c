import { onRefresh } from '../../browser/refresh';
import { report } from '../../browser/report';
import type { Answer } from '../../services/answer';

/**
 * Shows what a call found, now and at every refresh. When it found nothing the CMS's HTML stays
 * and only the console hears of it.
 * @param source the placeholder
 * @param prepare is given what was found, and returns what shows it
 * @returns what ends it
 */
export const keepShowing = <Found>(
  answer: Promise<Answer<Found>>,
  source: string,
  prepare: (found: Found) => (now: Date) => void,
): (() => void) => {
  let ended = false;
  let stop = () => {
    ended = true;
  };
  void answer.then((given) => {
    if (ended) return;
    if (given.success === 'false') {
      report(new Error(given.error), { source, during: 'hours' });
      return;
    }
    const show = prepare(given.data);
    let shown = 0;
    stop = onRefresh(() => {
      const now = new Date();
      const minute = Math.floor(now.getTime() / 60_000);
      // Hours change with the minute: five refreshes of six have nothing to do.
      if (minute !== shown) show(now);
      shown = minute;
    });
  });
  return () => stop();
};
