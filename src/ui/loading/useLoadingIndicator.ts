import { useLayoutEffect, useRef, useState } from 'react';

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
  const shownAt = useRef<number | undefined>(undefined);

  useLayoutEffect(() => {
    shownAt.current = indicator === 'hidden' ? undefined : (shownAt.current ?? performance.now());
  }, [indicator]);

  // In the commit that shows the content: a timer that is due must not hide it again.
  useLayoutEffect(() => {
    if (!isLoading) {
      if (shownAt.current === undefined) {
        // The timer may have fired while React rendered the content in slices.
        setWaiting('hidden');
        return undefined;
      }
      const remaining = INDICATOR_MINIMUM_MS - (performance.now() - shownAt.current);
      const end = setTimeout(() => setWaiting('hidden'), Math.max(0, remaining));
      return () => clearTimeout(end);
    }
    const show = setTimeout(() => setWaiting('shown'), INDICATOR_DELAY_MS);
    const late = setTimeout(() => setWaiting('late'), INDICATOR_LATE_MS);
    return () => {
      clearTimeout(show);
      clearTimeout(late);
    };
  }, [isLoading]);

  return indicator;
};
