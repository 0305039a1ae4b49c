import { declare } from '../../../src/mounts/runtime/declare';
import { createScan } from '../../../src/mounts/runtime/scan';
import type { AnyPlaceholder } from '../../../src/mounts/schema/placeholder';
import type { Sighting } from '../../../src/mounts/schema/sighting';
import { getStore } from '../../../src/store';
import { ISLANDS, fill } from './fill';

/**
 * The real runtime with one synthetic placeholder; what it needs is there before the clock starts,
 * as on a page that has any root yet.
 * @param end the moment at which what is measured was done
 */
export const benchEngine = (
  island: AnyPlaceholder,
  sightings: readonly Sighting[],
  end: () => Promise<number>,
): BenchPage => {
  fill(ISLANDS);
  const begin = declare([island]);
  const scan = createScan(sightings, async () => ({ begin }));
  getStore();
  return {
    async run() {
      await Promise.all([
        import(/* webpackChunkName: "island" */ './island'),
        import(/* webpackChunkName: "mount-root" */ '../../../src/mounts/runtime/mount-root'),
      ]);
      const begun = performance.now();
      scan();
      return (await end()) - begun;
    },
  };
};
