import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { isAuthorMode } from '../../browser/author-mode';
import { readCookie, writeCookie } from '../../browser/cookies';
import { loadChunk } from '../../browser/load-chunk';
import { whenNear } from '../../browser/viewport';

/** The cookie that remembers for the default lifetime that the tooltip was shown (TIP-1). */
export const TOOLTIP_COOKIE = 'bsro-sign-in-tooltip';

const load = () => import(/* webpackChunkName: "sign-in-tooltip" */ './SignInTooltip');

const wasShown = (): boolean => readCookie(TOOLTIP_COOKIE) !== undefined;

/** Shows the tooltip once per browser, when the menu is visible (TIP-1). */
export function TooltipSlot() {
  const anchor = useRef<HTMLSpanElement>(null);
  const [Tooltip, setTooltip] = useState<ComponentType>();
  useEffect(() => {
    if (isAuthorMode() || wasShown() || !anchor.current) return;
    let isVisible = false;
    let isUnmounted = false;
    const stopWatching = whenNear(anchor.current, '0px', () => {
      if (isVisible) return;
      isVisible = true;
      stopWatching();
      loadChunk(load).then(
        ({ SignInTooltip }) => {
          // Another menu of the page may have shown it meanwhile.
          if (isUnmounted || wasShown()) return;
          writeCookie(TOOLTIP_COOKIE, 'shown');
          setTooltip(() => SignInTooltip);
        },
        () => {
          // The tooltip is optional; the next page tries again.
        },
      );
    });
    return () => {
      isUnmounted = true;
      stopWatching();
    };
  }, []);
  return Tooltip ? <Tooltip /> : <span ref={anchor} />;
}
