import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Milliseconds before the skeleton appears (docs/feature-rules.md#loading-states). */
export const INDICATOR_DELAY_MS = 300;
/** Minimum milliseconds for which the skeleton stays. */
export const INDICATOR_MINIMUM_MS = 400;
/** Milliseconds before a message joins the skeleton. */
export const INDICATOR_LATE_MS = 8_000;

/** What to show while content loads: nothing yet, the skeleton, or the skeleton with a message. */
export type LoadingIndicator = 'hidden' | 'shown' | 'late';

/** Returns what to show while content loads, without flashes for quick responses. */
export const useLoadingIndicator = (isLoading: boolean): LoadingIndicator => {
  const [indicator, setIndicator] = useState<LoadingIndicator>('hidden');
  const shownAt = useRef(0);

  const hideIndicator = useEffectEvent(() => {
    const hide = () => setIndicator('hidden');
    // The timer may have fired while React rendered the content in slices.
    if (indicator === 'hidden') return hide();
    const timer = setTimeout(hide, shownAt.current + INDICATOR_MINIMUM_MS - performance.now());
    return () => clearTimeout(timer);
  });

  // A layout effect, so that no due timer shows the skeleton after the content was committed.
  useLayoutEffect(() => {
    if (!isLoading) return hideIndicator();
    const show = setTimeout(() => {
      shownAt.current = performance.now();
      setIndicator('shown');
    }, INDICATOR_DELAY_MS);
    const late = setTimeout(() => setIndicator('late'), INDICATOR_LATE_MS);
    return () => {
      clearTimeout(show);
      clearTimeout(late);
    };
  }, [isLoading]);

  return indicator;
};
