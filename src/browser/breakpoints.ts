import { mediaQueryOf } from '../site/breakpoints';
import type { Breakpoint } from '../site/breakpoints';

/** Whether the window is within a breakpoint now (SITE-7). */
export const isWithin = (breakpoint: Breakpoint): boolean =>
  matchMedia(mediaQueryOf(breakpoint)).matches;

/** Hears when the window enters or leaves a breakpoint; returns its unsubscribe. */
export const onBreakpoint = (
  breakpoint: Breakpoint,
  listener: (within: boolean) => void,
): (() => void) => {
  const query = matchMedia(mediaQueryOf(breakpoint));
  const onChange = ({ matches }: MediaQueryListEvent) => listener(matches);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};
