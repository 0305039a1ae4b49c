import { SHOWN_HOURS } from '../../domain/stores/hours-values';
import { formatOpenState, formatToday } from '../../domain/stores/open-state-text';
import { formatHours, getOpenState } from '../../domain/stores/opening-hours';
import { getScheduledDay, getWeekdayHours } from '../../domain/time/scheduled-day';
import type { ScheduledDay, StoreHours } from '../../domain/time/scheduled-day';
import { createLine } from '../../ui/cms/create-line';

type ShownHours = (typeof SHOWN_HOURS)[number];

interface TextView {
  /** Writes a text, unless the element already shows it, or a translation of it. */
  readonly show: (text: string) => void;
  /** Restores the CMS's contents. */
  readonly undo: () => void;
}

/** A text as it is compared, whichever spaces the CMS has printed. */
const collapseSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const createTextView = (element: Element): TextView => {
  const nodes = [...element.childNodes];
  let shown = collapseSpaces(element.textContent);
  let isChanged = false;
  return {
    show(text) {
      if (collapseSpaces(text) === shown) return;
      shown = collapseSpaces(text);
      isChanged = true;
      element.textContent = text;
    },
    undo() {
      if (isChanged) element.replaceChildren(...nodes);
    },
  };
};

/** Finds a part of the open state by its class name, or adds it. */
const createPartView = (state: Element, className: string): TextView => {
  const found = state.querySelector(`.${className}`);
  if (found) return createTextView(found);
  const part = createLine('span', className);
  const space = new Text(' ');
  state.append(space, part);
  return {
    show: createTextView(part).show,
    undo() {
      space.remove();
      part.remove();
    },
  };
};

const formatShownHours = (shown: ShownHours, store: StoreHours, today: ScheduledDay): string =>
  shown === 'date'
    ? formatToday(today)
    : formatHours(shown === 'today' ? today : getWeekdayHours(store, shown));

/** Creates the views of the elements with `data-hours`. */
const createDayViews = (root: Element) =>
  [...root.querySelectorAll<HTMLElement>('[data-hours]')].flatMap((element) => {
    const shown = SHOWN_HOURS.find((value) => value === element.dataset['hours']);
    return shown ? [{ shown, ...createTextView(element) }] : [];
  });

/** Writes the current hours of a store into the CMS's elements. */
export interface HoursView {
  readonly show: (now: Date) => void;
  /** Restores the CMS's elements. */
  readonly undo: () => void;
}

/**
 * Creates the view of a store whose open state is known (HOURS-1..5). It updates these elements inside `root`:
 *
 * - `.open-state`: its class `open-state--open`, `--closed`, or `--paused`, and inside it `.open-state__word` and
 *   `.open-state__next`;
 * - `.open-state__link`, the link to other stores: hidden unless the store is temporarily closed;
 * - `data-hours="today"` or a weekday from `MON` to `SUN`: the hours of that day; `data-hours="date"`: the name of
 *   today, such as `Today, Thursday`.
 *
 * An element changes only when its text does, so that correct markup and translations stay. None is a live region:
 * many stores open or close in the same minute, and announcing each would interrupt the visitor.
 */
export const createHoursView = (root: Element, store: StoreHours): HoursView => {
  const stateElement = root.querySelector('.open-state');
  const link = root.querySelector<HTMLElement>('.open-state__link');
  const word = stateElement && createPartView(stateElement, 'open-state__word');
  const next = stateElement && createPartView(stateElement, 'open-state__next');
  const days = createDayViews(root);
  const className = stateElement?.className ?? '';
  const isLinkHidden = link?.hidden ?? true;
  let shownState = '';
  let shownDay = 0;

  /** Sets the class of the open state, and shows the link while the store is temporarily closed. */
  const markState = (state: string): void => {
    if (state === shownState) return;
    shownState = state;
    if (stateElement) {
      stateElement.className = stateElement.className.replace(
        / ?open-state--\w+|$/,
        ` open-state--${state}`,
      );
    }
    if (link) link.hidden = state !== 'paused';
  };

  return {
    show(now) {
      const openState = getOpenState(store, now);
      const text = formatOpenState(openState);
      markState(openState.state);
      word?.show(text.word);
      next?.show(text.next);
      const today = getScheduledDay(store, now);
      if (today.day === shownDay) return;
      shownDay = today.day;
      for (const { shown, show } of days) show(formatShownHours(shown, store, today));
    },
    undo() {
      for (const view of [word, next, ...days]) view?.undo();
      if (stateElement) stateElement.className = className;
      if (link) link.hidden = isLinkHidden;
    },
  };
};
