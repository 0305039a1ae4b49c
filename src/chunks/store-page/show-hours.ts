import { getNow } from '../../browser/clock';
import { onRefresh } from '../../browser/refresh';
import { report } from '../../browser/report';
import { isOpenStateKnown } from '../../domain/stores/opening-hours';
import type { StoreHours } from '../../domain/time/scheduled-day';
import type { Result } from '../../services/result';
import { createHoursView } from './hours-view';

/** An element of the CMS with the hours of a store. */
export interface HoursPlace {
  readonly element: HTMLElement;
  readonly store: StoreHours;
}

/** Shows hours now and at every refresh. Returns a function that restores the CMS's HTML. */
const keepCurrent = (places: readonly HoursPlace[]): (() => void) => {
  // If the host has no hours of a store, the CMS's hours stay.
  const views = places
    .filter(({ store }) => isOpenStateKnown(store))
    .map(({ element, store }) => createHoursView(element, store));
  let shownMinute = 0;
  const stop = onRefresh(() => {
    const now = getNow();
    const minute = Math.floor(now / 60_000);
    // Hours change by the minute, so that most refreshes have nothing to do.
    if (minute === shownMinute) return;
    shownMinute = minute;
    for (const view of views) view.show(new Date(now));
  });
  return () => {
    stop();
    for (const view of views) view.undo();
  };
};

/**
 * Keeps the hours of the CMS's stores current. If the call fails, the CMS's HTML stays and the error is reported.
 * @param source name of the placeholder in error reports
 * @param findPlaces receives the data and returns the elements that show it
 * @returns a function that restores the CMS's HTML
 */
export const showHours = <Found>(
  result: Promise<Result<Found>>,
  source: string,
  findPlaces: (found: Found) => readonly HoursPlace[],
): (() => void) => {
  let isStopped = false;
  let undo = (): void => {};
  void result.then((settled) => {
    if (isStopped) return;
    if (settled.ok) undo = keepCurrent(findPlaces(settled.data));
    else report(settled.error, { source, during: 'hours' });
  });
  return () => {
    isStopped = true;
    undo();
  };
};
