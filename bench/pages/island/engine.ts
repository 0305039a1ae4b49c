import { declare } from '../../../src/mounts/runtime/declare';
import { createScan } from '../../../src/mounts/runtime/scan';
import type { AnyPlaceholder } from '../../../src/mounts/schema/placeholder';
import type { Sighting } from '../../../src/mounts/schema/sighting';
import { getReduxStore } from '../../../src/store';
import { ISLANDS, fill } from './fill';

/**
 * The real runtime with one synthetic placeholder; its code is there before the run, as the bare
 * page's is, so that neither the clock nor the heap counts it.
 * @param end the moment at which what is measured was done
 */
export const benchEngine = async (
  island: AnyPlaceholder,
  sightings: readonly Sighting[],
  end: () => Promise<number>,
): Promise<BenchPage> => {
  fill(ISLANDS);
  const begin = declare([island]);
  const scan = createScan(sightings, async () => ({ begin }));
  getReduxStore();
  await Promise.all([
    import(/* webpackChunkName: "island" */ './island'),
    import(/* webpackChunkName: "mount-root" */ '../../../src/mounts/runtime/mount-root'),
  ]);
  return {
    async run() {
      const begun = performance.now();
      scan();
      return (await end()) - begun;
    },
  };
};
