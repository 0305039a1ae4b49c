import '../../../src/public-path';
import { declare } from '../../../src/mounts/runtime/declare';
import { observe } from '../../../src/mounts/runtime/observe';
import { createScan } from '../../../src/mounts/runtime/scan';
import { CLASSES, largeDocument } from './large-document';
import { placeholders } from './placeholders';
import { sightings } from './sightings';

const begin = declare(placeholders);

const newScan = () => createScan(sightings, async () => ({ begin }));

const timed = (work: () => void): number => {
  const begun = performance.now();
  work();
  return performance.now() - begun;
};

/** Time until observers, which run as microtasks, have had their turn. */
const timedWithObservers = async (work: () => void): Promise<number> => {
  const begun = performance.now();
  work();
  await new Promise((resolve) => queueMicrotask(() => resolve(undefined)));
  await Promise.resolve();
  return performance.now() - begun;
};

const variants: Readonly<Record<string, () => Promise<number>>> = {
  async scan() {
    document.body.append(largeDocument(20_000, 60));
    const scan = newScan();
    return timed(() => scan());
  },
  async 'joined-selector'() {
    document.body.append(largeDocument(20_000, 60));
    const selector = CLASSES.map((name) => `.${name}`).join();
    return timed(() => {
      if (document.querySelectorAll(selector).length !== 60) throw new Error('Not 60 matches');
    });
  },
  async 'insert-observed'() {
    observe(newScan());
    const fragment = largeDocument(5_000, 10);
    return timedWithObservers(() => document.body.append(fragment));
  },
  async 'insert-unobserved'() {
    const fragment = largeDocument(5_000, 10);
    return timedWithObservers(() => document.body.append(fragment));
  },
};

window.bench = {
  run: () => variants[location.hash.slice(1)]?.() ?? Promise.reject(new Error('Unknown variant')),
};
