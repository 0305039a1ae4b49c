import { declare } from '../../../src/mounts/runtime/declare';
import { createScan } from '../../../src/mounts/runtime/scan';
import type { AnyPlaceholder } from '../../../src/mounts/schema/placeholder';
import type { MountTrigger } from '../../../src/mounts/schema/mount-trigger';
import { getReduxStore } from '../../../src/store';
import { ROOT_COUNT, addPlaceholders } from './fill';

/**
 * Creates a page that mounts one synthetic placeholder with the real runtime. Its code is loaded
 * before the run, like that of the bare page, so that neither time nor heap includes it.
 * @param waitForEnd resolves to the time at which the measured work ends
 */
export const createBenchPage = async (
  island: AnyPlaceholder,
  mountTriggers: readonly MountTrigger[],
  waitForEnd: () => Promise<number>,
): Promise<BenchPage> => {
  addPlaceholders(ROOT_COUNT);
  const loadStart = declare([island]);
  const scan = createScan(mountTriggers, async () => ({ loadStart }));
  getReduxStore();
  await Promise.all([
    import(/* webpackChunkName: "island" */ './island'),
    import(/* webpackChunkName: "mount-root" */ '../../../src/mounts/runtime/mount-root'),
  ]);
  return {
    async run() {
      const startTime = performance.now();
      scan();
      return (await waitForEnd()) - startTime;
    },
  };
};
