import type { Sighting } from '../schema/sighting';
import { arrange } from './mount';
import { type LoadDeclarations, type Mount, mounts, show } from './registry';

/** Where placeholders are looked for, itself included. */
export type Scope = Document | Element;

/**
 * Finds what is new in a part of the page and has it wait for its moment; silent about what is
 * known (MOUNT-6). One simple look-up a placeholder is faster than one joined selector list.
 */
export const createScan =
  (sightings: readonly Sighting[], load: LoadDeclarations) =>
  (scope: Scope = document): void => {
    const found: Mount[] = [];
    for (const { marks, ...manner } of sightings) {
      for (const name of marks.split(' ')) {
        const [className = '', attribute] = name.split('+');
        for (const element of [scope, ...scope.getElementsByClassName(className)]) {
          if (
            element instanceof HTMLElement &&
            element.classList.contains(className) &&
            (!attribute || attribute in element.dataset) &&
            element.isConnected &&
            !mounts.has(element)
          ) {
            const mount: Mount = { ...manner, name, element, load, phase: new AbortController() };
            mounts.set(element, mount);
            show(mount, 'found');
            found.push(mount);
          }
        }
      }
    }
    found.forEach(arrange);
  };
