import { useEffect } from 'react';
import type { RefObject } from 'react';
import './bottom-bar.css';

/** Class and property that keep the end of the page and the focused element clear of the bars. */
const HAS_BARS_CLASS = 'bsro-has-strip';
const HEIGHT_PROPERTY = '--bsro-strip';

/** The bars at the bottom of the window, lowest first. */
const bars: HTMLElement[] = [];

/** Scrolls the focused element into view if a bar covers it. */
const uncoverFocus = (bar: HTMLElement): void => {
  const focused = document.querySelector(':focus-visible');
  if (!focused || bars.some((other) => other.contains(focused))) return;
  const { top, bottom } = focused.getBoundingClientRect();
  // An element that is scrolled out of view stays there.
  if (bottom > bar.getBoundingClientRect().top && top < innerHeight) {
    focused.scrollIntoView({ block: 'nearest' });
  }
};

/** Places the bars on top of each other and reserves their space. */
const placeBars = (): void => {
  const { classList, style } = document.documentElement;
  let height = 0;
  for (const bar of bars) {
    bar.style.insetBlockEnd = `${height}px`;
    height += bar.offsetHeight;
  }
  classList.toggle(HAS_BARS_CLASS, bars.length > 0);
  if (bars.length > 0) style.setProperty(HEIGHT_PROPERTY, `${height}px`);
  else style.removeProperty(HEIGHT_PROPERTY);
  const highest = bars.at(-1);
  if (highest) uncoverFocus(highest);
};

/**
 * Keeps a fixed bar at the bottom of the window above other bars, and the end of the page and the
 * focused element clear of it, while the component is mounted.
 */
export const useBottomBar = (bar: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    bars.push(element);
    placeBars();
    const observer =
      typeof ResizeObserver === 'function' ? new ResizeObserver(placeBars) : undefined;
    observer?.observe(element);
    return () => {
      observer?.disconnect();
      bars.splice(bars.indexOf(element), 1);
      placeBars();
    };
  }, [bar]);
};
