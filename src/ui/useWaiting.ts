import { useEffect, useRef, useState } from 'react';

/** How long nothing is shown: a quick answer does not flash (look: Loading). */
export const WAITING_DELAY_MS = 300;
/** How long what is shown stays at least. */
export const WAITING_LEAST_MS = 400;
/** When a word joins the skeleton. */
export const WAITING_LATE_MS = 8_000;

/** What a wait shows: nothing yet, its skeleton, or the skeleton with a word. */
export type Waiting = 'hidden' | 'shown' | 'late';

/** Follows a wait and says what it shows. */
export const useWaiting = (busy: boolean): Waiting => {
  const [waiting, setWaiting] = useState<Waiting>('hidden');
  const shownAt = useRef<number | undefined>(undefined);

  useEffect(() => {
    if (!busy) {
      if (shownAt.current === undefined) return undefined;
      const left = WAITING_LEAST_MS - (performance.now() - shownAt.current);
      const end = setTimeout(
        () => {
          shownAt.current = undefined;
          setWaiting('hidden');
        },
        Math.max(0, left),
      );
      return () => clearTimeout(end);
    }
    const show = setTimeout(() => {
      shownAt.current ??= performance.now();
      setWaiting('shown');
    }, WAITING_DELAY_MS);
    const late = setTimeout(() => setWaiting('late'), WAITING_LATE_MS);
    return () => {
      clearTimeout(show);
      clearTimeout(late);
    };
  }, [busy]);

  return waiting;
};
