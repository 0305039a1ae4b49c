import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { isAuthorMode } from '../../browser/author-mode';
import { readCookie, writeCookie } from '../../browser/cookies';
import { loadChunk } from '../../browser/load-chunk';
import { whenNear } from '../../browser/viewport';

/** Remembers for the cookies' default life that the tooltip was shown (TIP-1). */
export const TOOLTIP_COOKIE = 'bsro-sign-in-tooltip';

const load = () => import(/* webpackChunkName: "sign-in-tooltip" */ './SignInTooltip');

const wasShown = (): boolean => readCookie(TOOLTIP_COOKIE) !== undefined;

/** The tooltip beside the menu, once in this browser and only where it is seen (TIP-1). */
export function TooltipSlot() {
  const place = useRef<HTMLSpanElement>(null);
  const [Tooltip, setTooltip] = useState<ComponentType>();
  useEffect(() => {
    if (isAuthorMode() || wasShown() || !place.current) return;
    let isSeen = false;
    let isGone = false;
    const stopLooking = whenNear(place.current, '0px', () => {
      if (isSeen) return;
      isSeen = true;
      stopLooking();
      loadChunk(load).then(
        ({ SignInTooltip }) => {
          // Another menu of the page may have shown it meanwhile.
          if (isGone || wasShown()) return;
          writeCookie(TOOLTIP_COOKIE, 'shown');
          setTooltip(() => SignInTooltip);
        },
        () => {
          // An ornament: it may come with the next page.
        },
      );
    });
    return () => {
      isGone = true;
      stopLooking();
    };
  }, []);
  return Tooltip ? <Tooltip /> : <span ref={place} />;
}
