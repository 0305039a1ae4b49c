import '../../../src/public-path';
import { effects } from '../island/effects';
import { benchEngine } from '../island/engine';
import { islandVisible } from '../island/placeholder';
import { sightings } from './sightings';

/** Only what is near the viewport mounts. */
window.bench = benchEngine(islandVisible, sightings, () => effects.settled());
