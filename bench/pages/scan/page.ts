import '../../../src/chunk-loader';
import { declare } from '../../../src/mounts/runtime/declare';
import { observe } from '../../../src/mounts/runtime/observe';
import { createScan } from '../../../src/mounts/runtime/scan';
import { CLASSES, createLargeDocument } from './large-document';
import { placeholders } from './placeholders';
import { mountTriggers } from './mount-triggers';

/** Creates a scan like the entry's, which loads declarations when it finds a placeholder. */
const createEntryScan = () =>
  createScan(mountTriggers, async () => ({ loadStart: declare(placeholders) }));

/** Opens a page with one placeholder per class name, whose declarations are loaded. */
const openPage = () => {
  const loadStart = declare(placeholders);
  const scan = createScan(mountTriggers, async () => ({ loadStart }));
  document.body.append(createLargeDocument(150, CLASSES.length));
  scan();
  return scan;
};

const measureTime = (work: () => void): number => {
  const startTime = performance.now();
  work();
  return performance.now() - startTime;
};

/** Times an insertion, including the observers that run as microtasks after it. */
const timeInsertion = async (): Promise<number> => {
  const startTime = performance.now();
  document.body.append(createLargeDocument(5_000, 10));
  await new Promise((resolve) => queueMicrotask(() => resolve(undefined)));
  await Promise.resolve();
  return performance.now() - startTime;
};

const variants: Readonly<Record<string, () => Promise<number>>> = {
  async scan() {
    document.body.append(createLargeDocument(20_000, 60));
    const scan = createEntryScan();
    return measureTime(() => scan());
  },
  async 'selector-list'() {
    document.body.append(createLargeDocument(20_000, 60));
    const selector = CLASSES.map((name) => `.${name}`).join();
    return measureTime(() => {
      if (document.querySelectorAll(selector).length !== 60) throw new Error('Not 60 matches');
    });
  },
  async 'insert-observed'() {
    observe(openPage());
    return timeInsertion();
  },
  async 'insert-unobserved'() {
    openPage();
    return timeInsertion();
  },
};

window.bench = {
  run: () => variants[location.hash.slice(1)]?.() ?? Promise.reject(new Error('Unknown variant')),
};
