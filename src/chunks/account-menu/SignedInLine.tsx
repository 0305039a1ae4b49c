import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { startTimer } from '../../browser/clock';
import { startVisibleTimer } from '../../browser/when-visible';
import { useBottomBar } from '../../ui/bottom-bar/bottom-bar';
import { LOGIN_MESSAGES } from './messages';

/** Milliseconds on a visible page until the line hides. */
const HIDE_DELAY = 8_000;

/** Checks whether the visitor sees an account menu, which shows whether they are signed in. */
export const isMenuVisible = (): boolean =>
  [...document.querySelectorAll('.bsro-account-menu')].some(
    (menu) => menu.getClientRects().length > 0,
  );

/** Says at the bottom of the window for some seconds that the driver is signed in, while no menu on the page does. */
export function SignedInLine({ onHide }: { onHide: () => void }) {
  const bar = useRef<HTMLDivElement>(null);
  // Screen readers announce what changes in a live region, not what it contains when it appears.
  const [canAnnounce, setCanAnnounce] = useState(false);
  const hide = useEffectEvent(onHide);
  useEffect(() => startTimer(0, () => setCanAnnounce(true)), []);
  useEffect(() => {
    const stop = startVisibleTimer(HIDE_DELAY, () => hide());
    return () => {
      stop();
      // The line is gone earlier if the driver signs out, and must not come back with the next sign-in.
      hide();
    };
  }, []);
  useBottomBar(bar);
  return createPortal(
    <div ref={bar} className="bsro-signed-in-line bsro-bottom-bar">
      <p className="bsro-success" role="status">
        {canAnnounce && LOGIN_MESSAGES.true}
      </p>
    </div>,
    document.body,
  );
}
