import { whenIdle } from '../../browser/idle';
import { whenNear } from '../../browser/viewport';
import { bus } from '../../bus/bus';
import type { When } from '../schema/placeholder';

/**
 * Starts a placeholder when its declaration says so, unless aborted (MOUNT-7).
 * @param start ends the phase whose signal this is, so that nothing starts twice
 */
export const schedule = (
  when: When,
  element: HTMLElement,
  signal: AbortSignal,
  start: () => void,
): void => {
  const once = () => {
    if (!signal.aborted) start();
  };
  if (when.on === 'idle') {
    whenIdle(once);
  } else if (when.on === 'visible') {
    whenNear(element, when.margin, signal, once);
  } else if (when.on === 'topic') {
    setTimeout(once, when.latest);
    signal.addEventListener('abort', bus.subscribe(when.topic, once));
  } else if (when.on === 'action') {
    element.addEventListener('click', once, { signal });
    element.addEventListener('focusin', once, { signal });
  } else {
    once();
  }
};
