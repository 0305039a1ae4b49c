import { whenIdle } from '../../browser/idle';
import { whenNear } from '../../browser/viewport';
import { bus } from '../../bus/bus';
import type { When } from '../schema/placeholder';
import type { Phase } from './registry';

/**
 * Starts a placeholder at the moment that its declaration names, unless the phase is over (MOUNT-7).
 * @param start must end the phase, so that nothing starts twice
 */
export const schedule = (
  when: When,
  element: HTMLElement,
  phase: Phase,
  start: () => void,
): void => {
  const once = () => {
    if (!phase.isOver) start();
  };
  if (when.on === 'idle') {
    whenIdle(once);
  } else if (when.on === 'visible') {
    phase.cleanups.push(whenNear(element, when.margin, once));
  } else if (when.on === 'topic') {
    setTimeout(once, when.latest);
    phase.cleanups.push(bus.subscribe(when.topic, once));
  } else if (when.on === 'action') {
    for (const type of ['click', 'focusin']) {
      element.addEventListener(type, once);
      phase.cleanups.push(() => element.removeEventListener(type, once));
    }
  } else {
    once();
  }
};
