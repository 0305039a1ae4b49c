import '../../../src/public-path';
import { effects } from '../island/effects';
import { benchEngine } from '../island/engine';
import { islandVisible } from '../island/placeholder';
import { sightings } from './sightings';

/** Only what is near the viewport mounts. */
const open = async (): Promise<void> => {
  window.bench = await benchEngine(islandVisible, sightings, () => effects.settled());
};

void open();
