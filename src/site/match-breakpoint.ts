import { getMediaQuery } from './breakpoints';
import type { Breakpoint } from './breakpoints';

/** Checks whether the window is within a breakpoint (SITE-7). */
export const isWithin = (breakpoint: Breakpoint): boolean =>
  matchMedia(getMediaQuery(breakpoint)).matches;

/** Calls a listener when the window enters or leaves a breakpoint; returns a function that stops it. */
export const onBreakpoint = (
  breakpoint: Breakpoint,
  listener: (isWithinNow: boolean) => void,
): (() => void) => {
  const query = matchMedia(getMediaQuery(breakpoint));
  const onChange = ({ matches }: MediaQueryListEvent) => listener(matches);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};
