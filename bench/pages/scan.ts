import '../../src/public-path';
import { createScan } from '../../src/mounts/runtime/scan';
import { observe } from '../../src/mounts/runtime/observe';
import { definePlaceholder } from '../../src/mounts/schema/placeholder';
import { sightingsOf } from '../../src/mounts/schema/sighting';
import { declare } from '../../src/mounts/runtime/declare';
import { CLASSES, largeDocument } from './large-document';

const manifest = CLASSES.map((className) =>
  definePlaceholder({
    name: className,
    match: { className },
    attributes: {},
    when: { on: 'action' },
    kind: 'dom',
    load: () => Promise.resolve({ default: () => () => {} }),
    failure: 'quiet',
  }),
);

const begin = declare(manifest);

const newScan = () => createScan(sightingsOf(manifest), async () => ({ begin }));

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
