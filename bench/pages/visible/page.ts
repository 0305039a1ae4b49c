import '../../../src/public-path';
import { commitCounter } from '../island/effects';
import { createBenchPage } from '../island/engine';
import { islandVisible } from '../island/placeholder';
import { mountTriggers } from './mount-triggers';

/** Mounts only the placeholders near the viewport. */
const open = async (): Promise<void> => {
  window.bench = await createBenchPage(islandVisible, mountTriggers, () =>
    commitCounter.waitUntilQuiet(),
  );
};

void open();
