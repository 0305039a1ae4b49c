import { shareLoad } from '../../browser/load-chunk';
import type { Sighting } from '../schema/sighting';
import { arrange } from './mount';
import { type LoadDeclarations, type Mount, mounts, newPhase, show } from './registry';

/** Where placeholders are looked for, itself included. */
export type Scope = Document | Element;

/** Placeholders that are begun in one task; a page with more gives the browser turns in between. */
const SLICE = 100;

const arrangeAll = (found: Mount[]): void => {
  found.splice(0, SLICE).forEach(arrange);
  if (found[0]) setTimeout(arrangeAll, 0, found);
};

/**
 * Finds what is new in a part of the page and has it wait for its moment; silent about what is
 * known (MOUNT-6). One simple selector a placeholder is faster than a joined list or a live
 * collection.
 */
export const createScan = (sightings: readonly Sighting[], loadDeclarations: LoadDeclarations) => {
  const load = shareLoad(loadDeclarations);
  return (scope: Scope = document): void => {
    const found: Mount[] = [];
    for (const { marks, ...manner } of sightings) {
      for (const name of marks.split(' ')) {
        for (const element of [scope, ...scope.querySelectorAll(`.${name}`)]) {
          if (
            element instanceof HTMLElement &&
            element.classList.contains(name) &&
            element.isConnected &&
            !mounts.has(element)
          ) {
            const mount: Mount = {
              ...manner,
              name,
              element,
              load,
              phase: newPhase(),
              start: performance.now(),
            };
            mounts.set(element, mount);
            show(mount, 'found');
            found.push(mount);
          }
        }
      }
    }
    arrangeAll(found);
  };
};
