import { useEffect, useRef, useState } from 'react';
import { readCookie, writeCookie } from '../../browser/cookies';
import { whenNear } from '../../browser/viewport';
import { isAuthorMode } from '../../site/author-mode';
import { SignInTooltip } from './SignInTooltip';

/** The cookie that remembers that the tooltip was shown, for the default lifetime (TIP-1). */
export const TOOLTIP_COOKIE = 'bsro-sign-in-tooltip';

/** Nothing interrupts a checkout. */
const CHECKOUT_SELECTOR = '.bsro-checkout-app';

const hasBeenShown = (): boolean => readCookie(TOOLTIP_COOKIE) !== undefined;

const canShow = (): boolean =>
  !isAuthorMode() && !hasBeenShown() && !document.querySelector(CHECKOUT_SELECTOR);

/** The place of the tooltip, which shows once per browser, when the menu is visible (TIP-1). */
export function TooltipSlot() {
  const slot = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const { current } = slot;
    if (!current || !canShow()) return undefined;
    const stop = whenNear(current, '0px', () => {
      stop();
      // Another menu of the page may have shown it in the meantime.
      if (!hasBeenShown()) setIsShown(true);
    });
    return stop;
  }, []);

  return (
    <div ref={slot}>
      {isShown && (
        <SignInTooltip
          onPlaced={() => writeCookie(TOOLTIP_COOKIE, 'shown')}
          onClose={() => setIsShown(false)}
        />
      )}
    </div>
  );
}
