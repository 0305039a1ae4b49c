import '../../../src/chunk-loader';
import { getReduxStore } from '../../../src/store';
import { timeDispatch } from '../island/dispatch';
import { commitCounter } from '../island/effects';
import { createBenchPage } from '../island/engine';
import { ROOT_COUNT } from '../island/fill';
import { islandNow } from '../island/placeholder';
import { mountTriggers } from './mount-triggers';

/** Mounts every placeholder at once. */
const open = async (): Promise<void> => {
  window.bench = {
    ...(await createBenchPage(islandNow, mountTriggers, () =>
      commitCounter.waitForCount(ROOT_COUNT),
    )),
    dispatch: (isRead) => timeDispatch(getReduxStore(), ROOT_COUNT, isRead),
  };
};

void open();
