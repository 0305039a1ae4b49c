import '../../../src/chunk-loader';
import { commitCounter } from '../island/effects';
import { createBenchPage } from '../island/engine';
import { islandVisible } from '../island/placeholder';
import { mountTriggers } from './mount-triggers';

/** Creates a page whose placeholders mount only near the viewport. */
const createPage = async (): Promise<void> => {
  window.bench = await createBenchPage(islandVisible, mountTriggers, () =>
    commitCounter.waitUntilQuiet(),
  );
};

void createPage();
