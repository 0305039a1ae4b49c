import { getMediaQuery } from '../site/breakpoints';
import type { Breakpoint } from '../site/breakpoints';

/** Whether the window is within a breakpoint now (SITE-7). */
export const isWithin = (breakpoint: Breakpoint): boolean =>
  matchMedia(getMediaQuery(breakpoint)).matches;

/** Listens for the window entering or leaving a breakpoint; returns a function that stops it. */
export const onBreakpoint = (
  breakpoint: Breakpoint,
  listener: (within: boolean) => void,
): (() => void) => {
  const query = matchMedia(getMediaQuery(breakpoint));
  const onChange = ({ matches }: MediaQueryListEvent) => listener(matches);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};
