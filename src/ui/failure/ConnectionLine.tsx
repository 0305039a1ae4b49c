import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { startTimer } from '../../browser/clock';
import { report } from '../../browser/report';
import { defineTexts } from '../../language/define-texts';
import { dismissUnconfirmed, getConnection, onConnectionChange } from '../../services/connection';
import { uncoverAlerts, useBottomBar } from '../bottom-bar/bottom-bar';
import { createLine } from '../cms/create-line';
import { CloseButton } from '../icon/CloseButton';
import { createPageRoot } from '../root/page-root';

const STATE_TEXTS = defineTexts('connection', {
  offline: "You're offline. What you've entered stays here until you're back.",
  unreachable: "We can't be reached. Check your connection. What you've entered stays here.",
});

/** Said when the connection is back, by what the visitor was changing. */
const CHANGE_TEXTS = defineTexts('connection.unconfirmed', {
  account:
    "You're back online. The last change to your account may not have been saved. Please try again.",
  appointment:
    "You're back online. The last change to your appointment may not have been saved. Please try again.",
  cart: "You're back online. The last change to your cart may not have been saved. Please try again.",
  message: "You're back online. Your message may not have been sent. Please try again.",
  review: "You're back online. Your review may not have been sent. Please try again.",
  vehicles:
    "You're back online. The last change to your vehicles may not have been saved. Please try again.",
});

/** Says at the bottom of the window that the connection is lost, and once it is back, what may be lost (HTTP-5). */
export function ConnectionLine() {
  const bar = useRef<HTMLDivElement>(null);
  // Screen readers announce what changes in a live region, not what it contains when it appears.
  const [canAnnounce, setCanAnnounce] = useState(false);
  const { state, unconfirmed } = useSyncExternalStore(onConnectionChange, getConnection);
  const texts =
    state === 'online' ? unconfirmed.map((change) => CHANGE_TEXTS[change]) : [STATE_TEXTS[state]];
  const isShown = canAnnounce && texts.length > 0;
  useEffect(() => startTimer(0, () => setCanAnnounce(true)), []);
  useBottomBar(bar, isShown);
  useEffect(() => {
    // A failed purchase may have said why before the line says that the connection is lost.
    if (isShown) uncoverAlerts();
  }, [isShown]);
  return (
    <div ref={bar} className={isShown ? 'bsro-connection bsro-bottom-bar' : undefined}>
      <div role="status">{isShown && texts.map((text) => <p key={text}>{text}</p>)}</div>
      {isShown && state === 'online' && <CloseButton onClick={dismissUnconfirmed} />}
    </div>
  );
}

let isStarted = false;

/** Shows the line on this page as soon as the connection is lost. */
export const startConnectionLine = (): void => {
  if (isStarted) return;
  isStarted = true;
  let stop = (): void => {};
  const show = (): void => {
    if (getConnection().state === 'online') return;
    stop();
    const place = document.body.appendChild(createLine('div', ''));
    createPageRoot(place, (error) => {
      report(error, { source: 'connection', during: 'render' });
    }).render(<ConnectionLine />);
  };
  stop = onConnectionChange(show);
  show();
};
