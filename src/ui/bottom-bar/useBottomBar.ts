import { useEffect } from 'react';
import type { RefObject } from 'react';
import { placeBottomBar } from './bottom-bar';

/** Places a fixed bar at the bottom of the window (bottom-bar.ts) while it is shown. */
export const useBottomBar = (bar: RefObject<HTMLElement | null>, isShown = true): void => {
  useEffect(
    () => (bar.current && isShown ? placeBottomBar(bar.current) : undefined),
    [bar, isShown],
  );
};
