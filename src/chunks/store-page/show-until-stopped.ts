import { getNow } from '../../browser/clock';
import { onRefresh } from '../../browser/refresh';
import { report } from '../../browser/report';
import type { Result } from '../../services/result';

/**
 * Shows the data of a call now and at every refresh. If the call fails, the CMS's HTML stays and the
 * error is reported.
 * @param source name of the placeholder in error reports
 * @param prepare receives the data and returns the function that shows it
 * @returns a function that stops the refreshes
 */
export const showUntilStopped = <Found>(
  result: Promise<Result<Found>>,
  source: string,
  prepare: (found: Found) => (now: Date) => void,
): (() => void) => {
  let isStopped = false;
  let stop = () => {
    isStopped = true;
  };
  void result.then((settled) => {
    if (isStopped) return;
    if (!settled.ok) {
      report(settled.error, { source, during: 'hours' });
      return;
    }
    const show = prepare(settled.data);
    let shownMinute = 0;
    stop = onRefresh(() => {
      const now = new Date(getNow());
      const minute = Math.floor(now.getTime() / 60_000);
      // Hours change by the minute, so most refreshes have nothing to do.
      if (minute !== shownMinute) show(now);
      shownMinute = minute;
    });
  });
  return () => stop();
};
