import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Milliseconds before the skeleton appears (docs/feature-rules.md#loading-states). */
export const INDICATOR_DELAY_MS = 300;
/** Milliseconds that the skeleton stays at least. */
export const INDICATOR_MINIMUM_MS = 400;
/** Milliseconds before a message joins the skeleton. */
export const INDICATOR_LATE_MS = 8_000;

/** Shows nothing yet, the skeleton, or the skeleton with a message. */
export type LoadingIndicator = 'hidden' | 'shown' | 'late';

/** Returns what to show while content loads, without flashes for quick responses. */
export const useLoadingIndicator = (isLoading: boolean): LoadingIndicator => {
  const [indicator, setWaiting] = useState<LoadingIndicator>('hidden');
  const shownAt = useRef(0);

  const end = useEffectEvent(() => {
    const hide = () => setWaiting('hidden');
    // The timer may have fired while React rendered the content in slices.
    if (indicator === 'hidden') return hide();
    const timer = setTimeout(hide, shownAt.current + INDICATOR_MINIMUM_MS - performance.now());
    return () => clearTimeout(timer);
  });

  // In the commit that shows the content: a timer that is due must not hide it again.
  useLayoutEffect(() => {
    if (!isLoading) return end();
    const show = setTimeout(() => {
      shownAt.current = performance.now();
      setWaiting('shown');
    }, INDICATOR_DELAY_MS);
    const late = setTimeout(() => setWaiting('late'), INDICATOR_LATE_MS);
    return () => {
      clearTimeout(show);
      clearTimeout(late);
    };
  }, [isLoading]);

  return indicator;
};
