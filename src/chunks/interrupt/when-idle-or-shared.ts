import { after } from '../../browser/clock';
import { bus } from '../../bus/bus';
import { getModalState } from '../../ui/dialog/modal-state';

/** Milliseconds without a sign of the visitor (INTR-4). */
export const IDLE_TIME = 60_000;

/** Whoever types is not idle either. */
const SIGNS = ['scroll', 'click', 'mousemove', 'keydown'];

/**
 * Runs once: when a minute went by without a sign of the visitor, or when an offer was printed or
 * sent by text (INTR-4). A modal that is open is a sign too.
 * @returns what calls it off
 */
export const whenIdleOrShared = (run: () => void): (() => void) => {
  const over = new AbortController();
  const { signal } = over;
  let stop = () => {};
  const once = (): void => {
    over.abort();
    run();
  };
  const wait = (): void => {
    stop();
    stop = after(IDLE_TIME, () => (getModalState().isOpen ? wait() : once()));
  };
  for (const sign of SIGNS) addEventListener(sign, wait, { signal, passive: true, capture: true });
  addEventListener('afterprint', once, { signal });
  signal.addEventListener('abort', bus.subscribe('sms-message-sent', once));
  signal.addEventListener('abort', () => stop());
  wait();
  return () => over.abort();
};
