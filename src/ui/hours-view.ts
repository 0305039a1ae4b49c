import { todayWords, wordsOf } from '../site/open-state-words';
import { formatHours, openStateAt, scheduledDay, weekdayHours } from '../site/opening-hours';
import type { StoreHours } from '../site/opening-hours';

/** Keeps a store's hours right in the CMS's own elements. */
export interface HoursView {
  readonly show: (store: StoreHours, now: Date) => void;
  /** Gives the elements back as they were. */
  readonly undo: () => void;
}

const write = (element: Element, text: string): void => {
  if (element.textContent !== text) element.textContent = text;
};

/** The part of the state that has that class name, added when the CMS has none. */
const partOf = (state: Element, className: string): Element => {
  const found = state.querySelector(`.${className}`);
  if (found) return found;
  const part = document.createElement('span');
  part.className = className;
  state.append(' ', part);
  return part;
};

/**
 * The view of one store (HOURS-1..5). Inside `root` it writes, where they are:
 *
 * - `.open-state`: its class `open-state--open`, `--closed` or `--paused`, and inside it
 *   `.open-state__word` and `.open-state__next`;
 * - `.open-state__link`, the link to other stores: hidden unless the store is temporarily closed;
 * - `data-hours="today"`, or a weekday from `MON` to `SUN`: those hours; `data-hours="date"`: what
 *   today is called.
 *
 * The DOM changes only when a text does. Nothing of it is a live region: stores open and close by
 * the clock, many in the same minute, and not by what a visitor does; who comes to it reads it.
 */
export const viewHours = (root: HTMLElement): HoursView => {
  const state = root.querySelector('.open-state');
  const link = root.querySelector<HTMLElement>('.open-state__link');
  const times = [...root.querySelectorAll<HTMLElement>('[data-hours]')];
  const cms = [state, link, ...times].map((element) => [element, element?.cloneNode(true)]);
  let shown = '';
  let shownDay = 0;

  return {
    show(store, now) {
      const open = openStateAt(store, now);
      const isPaused = open.state === 'paused';
      // Of what the host knows nothing, the CMS may.
      if (!isPaused && store.hours.length === 0) return;
      const { word, next } = wordsOf(open);
      if (shown !== word + next) {
        shown = word + next;
        if (state) {
          state.className = state.className.replace(
            / ?open-state--\w+|$/,
            ` open-state--${open.state}`,
          );
          write(partOf(state, 'open-state__word'), word);
          write(partOf(state, 'open-state__next'), next);
        }
        if (link) link.hidden = !isPaused;
      }
      const today = scheduledDay(store, now);
      if (shownDay === today.day) return;
      shownDay = today.day;
      for (const element of times) {
        const { hours = '' } = element.dataset;
        const text =
          hours === 'date'
            ? todayWords(today)
            : formatHours(hours === 'today' ? today : weekdayHours(store, hours));
        write(element, text);
      }
    },
    undo() {
      if (!shown) return;
      for (const [element, copy] of cms) if (copy) element?.parentNode?.replaceChild(copy, element);
    },
  };
};
