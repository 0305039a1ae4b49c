import { useEffect } from 'react';
import type { RefObject } from 'react';
import { whenResized } from '../../browser/when-resized';

/** Class and property that keep the end of the page and the focused element clear of the bars. */
const HAS_BARS_CLASS = 'bsro-has-bottom-bar';
const HEIGHT_PROPERTY = '--bsro-strip';
const END_PROPERTY = '--bsro-strip-end';

/**
 * The attribute with a bar's position in the order in which the bars were placed. The positions are in the DOM, because
 * each chunk has its own copy of this module.
 */
const POSITION_ATTRIBUTE = 'data-bsro-bottom-bar';

const getPosition = (bar: HTMLElement): number => Number(bar.getAttribute(POSITION_ATTRIBUTE));

const getLayout = (bar: HTMLElement): string => getComputedStyle(bar).position;

const isFixed = (bar: HTMLElement): boolean => getLayout(bar) === 'fixed';

/**
 * Lists the bars, lowest first. Sticky ones, which scroll away, are above the fixed ones. In a low window, some are part
 * of the page instead.
 */
const listBars = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`[${POSITION_ATTRIBUTE}]`)]
    .filter((bar) => getLayout(bar) !== 'static')
    .sort(
      (left, right) =>
        Number(isFixed(right)) - Number(isFixed(left)) || getPosition(left) - getPosition(right),
    );

/** Checks whether a bar is at its place in the window; a sticky one may have scrolled away or be hidden. */
const isAtPlace = (bar: HTMLElement): boolean =>
  bar.getBoundingClientRect().bottom + 1 > innerHeight - Number.parseFloat(bar.style.insetBlockEnd);

/** Scrolls an element into view if a bar covers it. */
const uncover = (element: Element | null): void => {
  const bars = listBars();
  const highest = bars.findLast(isAtPlace);
  if (!element || !highest || bars.some((bar) => bar.contains(element))) return;
  const { top, bottom } = element.getBoundingClientRect();
  // An element that is scrolled out of view stays there.
  if (bottom > highest.getBoundingClientRect().top && top < innerHeight) {
    element.scrollIntoView({ block: 'nearest' });
  }
};

/** Places the bars on top of each other and reserves their space. */
const placeBars = (): void => {
  const { classList, style } = document.documentElement;
  const bars = listBars();
  let height = 0;
  let heightOfFixed = 0;
  for (const bar of bars) {
    bar.style.insetBlockEnd = `${height}px`;
    height += bar.offsetHeight;
    // A sticky bar is above the end of the page.
    if (isFixed(bar)) heightOfFixed += bar.offsetHeight;
  }
  classList.toggle(HAS_BARS_CLASS, bars.length > 0);
  for (const [property, value] of [
    [HEIGHT_PROPERTY, height],
    [END_PROPERTY, heightOfFixed],
  ] as const) {
    if (bars.length > 0) style.setProperty(property, `${value}px`);
    else style.removeProperty(property);
  }
  uncover(document.querySelector(':focus-visible'));
};

/**
 * Places a fixed or sticky bar at the bottom of the window, above earlier ones of its kind, and keeps the end of the
 * page and the focused element clear of it.
 * @returns a function that removes the bar from the stack
 */
export const placeBottomBar = (bar: HTMLElement): (() => void) => {
  bar.setAttribute(POSITION_ATTRIBUTE, String(Math.max(0, ...listBars().map(getPosition)) + 1));
  placeBars();
  // Content that loads late may push the focused element behind the bars.
  const stops = [bar, document.body].map((element) => whenResized(element, placeBars));
  // Browsers don't scroll to a focused element that is in the window, even if a bar covers it. The page
  // must not move while a pointer is pressed, so only keys uncover the element.
  addEventListener('keyup', placeBars);
  return () => {
    removeEventListener('keyup', placeBars);
    stops.forEach((stop) => stop());
    bar.removeAttribute(POSITION_ATTRIBUTE);
    placeBars();
  };
};

/** Scrolls messages into view that a bar covers. */
export const uncoverAlerts = (): void => {
  for (const alert of document.querySelectorAll('[role="alert"]:not(:empty)')) uncover(alert);
};

/** Places a fixed or sticky bar at the bottom of the window while it is shown. */
export const useBottomBar = (bar: RefObject<HTMLElement | null>, isShown = true): void => {
  useEffect(
    () => (bar.current && isShown ? placeBottomBar(bar.current) : undefined),
    [bar, isShown],
  );
};
