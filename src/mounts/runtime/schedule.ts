import { whenIdle } from '../../browser/idle';
import { whenNear } from '../../browser/viewport';
import { bus } from '../../bus/bus';
import type { When } from '../schema/placeholder';
import type { Phase } from './registry';

/**
 * Starts a placeholder when its mount policy says so, unless the phase is over (MOUNT-7).
 * @param start must end the phase, so that nothing starts twice
 */
export const schedule = (
  when: When,
  element: HTMLElement,
  phase: Phase,
  start: () => void,
): void => {
  const startOnce = () => {
    if (!phase.isOver) start();
  };
  if (when.on === 'idle') {
    whenIdle(startOnce);
  } else if (when.on === 'visible') {
    phase.cleanups.push(whenNear(element, when.margin, startOnce));
  } else if (when.on === 'topic') {
    setTimeout(startOnce, when.latest);
    phase.cleanups.push(bus.subscribe(when.topic, startOnce));
  } else if (when.on === 'action') {
    for (const type of ['click', 'focusin']) {
      element.addEventListener(type, startOnce);
      phase.cleanups.push(() => element.removeEventListener(type, startOnce));
    }
  } else {
    startOnce();
  }
};
