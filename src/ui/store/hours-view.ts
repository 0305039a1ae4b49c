import { formatToday, formatOpenState } from '../../domain/stores/open-state-text';
import { formatHours, getOpenState } from '../../domain/stores/opening-hours';
import { getScheduledDay, getWeekdayHours } from '../../domain/time/scheduled-day';
import type { StoreHours } from '../../domain/time/scheduled-day';
import { setText } from '../html/set-text';

/** Writes a store's current hours into the CMS's elements. */
export interface HoursView {
  readonly show: (store: StoreHours, now: Date) => void;
  /** Restores the CMS's elements. */
  readonly undo: () => void;
}

/** Finds the part of the open-state element with this class name, or adds it. */
const getOrAddPart = (stateElement: Element, className: string): Element => {
  const found = stateElement.querySelector(`.${className}`);
  if (found) return found;
  const part = document.createElement('span');
  part.className = className;
  stateElement.append(' ', part);
  return part;
};

/**
 * Creates the view of one store's hours (HOURS-1..5). It updates these elements inside `root`:
 *
 * - `.open-state`: its class `open-state--open`, `--closed`, or `--paused`, and inside it
 *   `.open-state__word` and `.open-state__next`;
 * - `.open-state__link`, the link to other stores: hidden unless the store is temporarily closed;
 * - `data-hours="today"` or a weekday from `MON` to `SUN`: the hours of that day;
 *   `data-hours="date"`: the label of today, such as `Today, Thursday`.
 *
 * The DOM changes only when text does. None of the elements is a live region: many stores open or
 * close in the same minute, and announcing each would interrupt the visitor.
 */
export const createHoursView = (root: HTMLElement): HoursView => {
  const stateElement = root.querySelector('.open-state');
  const link = root.querySelector<HTMLElement>('.open-state__link');
  const times = [...root.querySelectorAll<HTMLElement>('[data-hours]')];
  const originals = [stateElement, link, ...times].map((element) => [
    element,
    element?.cloneNode(true),
  ]);
  let shown = '';
  let shownDay = 0;

  return {
    show(store, now) {
      const openState = getOpenState(store, now);
      const isPaused = openState.state === 'paused';
      // If the host returns no hours, the CMS's hours stay.
      if (!isPaused && store.hours.length === 0) return;
      const { word, next } = formatOpenState(openState);
      if (shown !== word + next) {
        shown = word + next;
        if (stateElement) {
          stateElement.className = stateElement.className.replace(
            / ?open-state--\w+|$/,
            ` open-state--${openState.state}`,
          );
          setText(getOrAddPart(stateElement, 'open-state__word'), word);
          setText(getOrAddPart(stateElement, 'open-state__next'), next);
        }
        if (link) link.hidden = !isPaused;
      }
      const today = getScheduledDay(store, now);
      if (shownDay === today.day) return;
      shownDay = today.day;
      for (const element of times) {
        const { hours = '' } = element.dataset;
        const text =
          hours === 'date'
            ? formatToday(today)
            : formatHours(hours === 'today' ? today : getWeekdayHours(store, hours));
        setText(element, text);
      }
    },
    undo() {
      if (!shown) return;
      for (const [element, copy] of originals)
        if (copy) element?.parentNode?.replaceChild(copy, element);
    },
  };
};
