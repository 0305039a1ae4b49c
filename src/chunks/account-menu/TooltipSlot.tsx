import { useEffect, useRef, useState } from 'react';
import { readCookie, writeCookie } from '../../browser/cookies';
import { whenNear } from '../../browser/viewport';
import { isAuthorMode } from '../../site/author-mode';
import { useLazy } from '../../ui/loading/useLazy';

/** The cookie that remembers that the tooltip was shown, for the default lifetime (TIP-1). */
export const TOOLTIP_COOKIE = 'bsro-sign-in-tooltip';

const load = () => import(/* webpackChunkName: "sign-in-tooltip" */ './SignInTooltip');

/** Nothing interrupts a checkout. */
const CHECKOUT_SELECTOR = '.bsro-checkout-app';

const hasBeenShown = (): boolean => readCookie(TOOLTIP_COOKIE) !== undefined;

const canShow = (): boolean =>
  !isAuthorMode() && !hasBeenShown() && !document.querySelector(CHECKOUT_SELECTOR);

/** The place of the tooltip, which shows once per browser, when the menu is visible (TIP-1). */
export function TooltipSlot() {
  const slot = useRef<HTMLDivElement>(null);
  // The tooltip is optional: if it doesn't load, the next page tries again.
  const { module, request } = useLazy(load);
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const { current } = slot;
    if (!current || !canShow()) return undefined;
    const stop = whenNear(current, '0px', () => {
      stop();
      request();
    });
    return stop;
  }, [request]);
  useEffect(() => {
    // Another menu of the page may have shown it in the meantime.
    if (!module || hasBeenShown()) return;
    writeCookie(TOOLTIP_COOKIE, 'shown');
    // oxlint-disable-next-line react/set-state-in-effect -- it shows once per browser
    setIsShown(true);
  }, [module]);

  return (
    <div ref={slot}>
      {isShown && module && <module.SignInTooltip onClose={() => setIsShown(false)} />}
    </div>
  );
}
