import { declare } from '../../../src/mounts/runtime/declare';
import { createScan } from '../../../src/mounts/runtime/scan';
import type { AnyPlaceholder } from '../../../src/mounts/schema/placeholder';
import type { MountTrigger } from '../../../src/mounts/schema/mount-trigger';
import { getReduxStore } from '../../../src/store';
import { ROOT_COUNT, addPlaceholders } from './fill';

/**
 * Creates a page that mounts many elements of one synthetic placeholder with the real runtime. The code of the
 * placeholder is loaded before the run, as on the page that the results are compared with (`bare`), so that neither
 * time nor heap includes it.
 * @param waitForEnd resolves to the time at which the measured work ends
 */
export const createBenchPage = async (
  placeholder: AnyPlaceholder,
  mountTriggers: readonly MountTrigger[],
  waitForEnd: () => Promise<number>,
): Promise<BenchPage> => {
  addPlaceholders(ROOT_COUNT);
  const loadStart = declare([placeholder]);
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
