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
  switch (when.on) {
    case 'idle':
      whenIdle(once);
      break;
    case 'visible':
      whenNear(element, when.margin ?? '', signal, once);
      break;
    case 'topic':
      setTimeout(once, when.latest);
      signal.addEventListener('abort', bus.subscribe(when.topic, once));
      break;
    case 'action':
      element.addEventListener('click', once, { signal });
      element.addEventListener('focusin', once, { signal });
      break;
    case 'now':
      once();
  }
};
