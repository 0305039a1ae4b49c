import '../../../src/public-path';
import { declare } from '../../../src/mounts/runtime/declare';
import { observe } from '../../../src/mounts/runtime/observe';
import { createScan } from '../../../src/mounts/runtime/scan';
import { CLASSES, largeDocument } from './large-document';
import { placeholders } from './placeholders';
import { sightings } from './sightings';

/** The entry's own scan, on a page whose declarations come with the first need. */
const newScan = () => createScan(sightings, async () => ({ begin: declare(placeholders) }));

/** A page that has a placeholder of every kind, and its declarations. */
const openedPage = () => {
  const begin = declare(placeholders);
  const scan = createScan(sightings, async () => ({ begin }));
  document.body.append(largeDocument(150, CLASSES.length));
  scan();
  return scan;
};

const timed = (work: () => void): number => {
  const begun = performance.now();
  work();
  return performance.now() - begun;
};

/** Time of an insertion until observers, which run as microtasks, have had their turn. */
const timedInsertion = async (): Promise<number> => {
  const begun = performance.now();
  document.body.append(largeDocument(5_000, 10));
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
    observe(openedPage());
    return timedInsertion();
  },
  async 'insert-unobserved'() {
    openedPage();
    return timedInsertion();
  },
};

window.bench = {
  run: () => variants[location.hash.slice(1)]?.() ?? Promise.reject(new Error('Unknown variant')),
};
