import '../../../src/public-path';
import { commitCounter } from '../island/effects';
import { createBenchPage } from '../island/engine';
import { islandVisible } from '../island/placeholder';
import { sightings } from './sightings';

/** Mounts only the placeholders near the viewport. */
const open = async (): Promise<void> => {
  window.bench = await createBenchPage(islandVisible, sightings, () =>
    commitCounter.waitUntilQuiet(),
  );
};

void open();
