import '../../src/public-path';
import { declare } from '../../src/mounts/runtime/declare';
import { createScan } from '../../src/mounts/runtime/scan';
import { text } from '../../src/mounts/schema/attributes';
import type { When } from '../../src/mounts/schema/placeholder';
import { definePlaceholder } from '../../src/mounts/schema/placeholder';
import { sightingsOf } from '../../src/mounts/schema/sighting';
import { getStore } from '../../src/store';
import { timeDispatch } from './dispatch';
import { effects } from './effects';
import { ISLANDS, fill } from './fill';

const load = () => import(/* webpackChunkName: "island" */ './island');

const islandWhen = (when: When) =>
  definePlaceholder({
    name: 'bench-island',
    match: { className: 'bench-island' },
    attributes: { label: text({ required: true }) },
    when,
    kind: 'react',
    load,
    failure: 'quiet',
  });

/** The real runtime with one synthetic placeholder; its chunks are loaded before the clock starts. */
const benchEngine = (when: When, end: () => Promise<number>): BenchPage => {
  fill(ISLANDS);
  const island = islandWhen(when);
  const begin = declare([island]);
  const scan = createScan(sightingsOf([island]), async () => ({ begin }));
  // Made before the clock starts, as on a page that has any root yet.
  getStore();
  return {
    async run() {
      await Promise.all([
        load(),
        import(/* webpackChunkName: "mount-root" */ '../../src/mounts/runtime/mount-root'),
      ]);
      const begun = performance.now();
      scan();
      return (await end()) - begun;
    },
  };
};

/** Every placeholder mounts at once. */
export const benchAll = (): BenchPage => ({
  ...benchEngine({ on: 'now' }, () => effects.full(ISLANDS)),
  dispatch: (heard) => timeDispatch(getStore(), ISLANDS, heard),
});

/** Only what is near the viewport mounts. */
export const benchVisible = (): BenchPage =>
  benchEngine({ on: 'visible' }, () => effects.settled());
