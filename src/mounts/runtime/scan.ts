import type { MountTrigger } from '../schema/mount-trigger';
import { scheduleMount } from './mount';
import { type LoadDeclarations, type Mount, mounts, createPhase, setMountState } from './registry';

/** The part of the page to scan, including the element itself. */
export type Scope = Document | Element;

/** The number of placeholders to schedule per task, so that the page stays responsive. */
const MAX_PER_TASK = 100;

const scheduleAll = (found: Mount[]): void => {
  found.splice(0, MAX_PER_TASK).forEach(scheduleMount);
  if (found[0]) setTimeout(scheduleAll, 0, found);
};

/**
 * Creates a function that finds new placeholders in a part of the page and schedules them (MOUNT-6).
 * One class selector per placeholder is faster than a selector list or a live collection.
 * @param load loads the declarations; all placeholders share the load
 */
export const createScan =
  (mountTriggers: readonly MountTrigger[], load: LoadDeclarations) =>
  (scope: Scope = document): void => {
    const foundAt = performance.now();
    const found: Mount[] = [];
    for (const { names, ...policy } of mountTriggers) {
      for (const name of names.split(' ')) {
        for (const element of [scope, ...scope.querySelectorAll(`.${name}`)]) {
          if (
            element instanceof HTMLElement &&
            !mounts.has(element) &&
            element.classList.contains(name) &&
            element.isConnected
          ) {
            const mount: Mount = {
              ...policy,
              name,
              element,
              load,
              phase: createPhase(),
              foundAt,
            };
            mounts.set(element, mount);
            setMountState(mount, 'found');
            found.push(mount);
          }
        }
      }
    }
    scheduleAll(found);
  };
