import type { AppStore } from '../../../src/store';
import { windowResized, zipChanged } from '../../../src/store/meta/meta-slice';
import { commitCounter } from './effects';

let zip = 10_000;

/**
 * Times one change of the Redux store.
 * @param isRead whether `roots` roots read the changed value, or none
 */
export const timeDispatch = async (
  store: AppStore,
  roots: number,
  isRead: boolean,
): Promise<number> => {
  commitCounter.reset();
  zip += 1;
  const startTime = performance.now();
  if (!isRead) {
    store.dispatch(windowResized({ width: zip, height: 1 }));
    return performance.now() - startTime;
  }
  store.dispatch(zipChanged(String(zip)));
  return (await commitCounter.waitForCount(roots)) - startTime;
};
