import '../../../src/public-path';
import { getReduxStore } from '../../../src/store';
import { timeDispatch } from '../island/dispatch';
import { effects } from '../island/effects';
import { benchEngine } from '../island/engine';
import { ISLANDS } from '../island/fill';
import { islandNow } from '../island/placeholder';
import { sightings } from './sightings';

/** Every placeholder mounts at once. */
const open = async (): Promise<void> => {
  window.bench = {
    ...(await benchEngine(islandNow, sightings, () => effects.full(ISLANDS))),
    dispatch: (heard) => timeDispatch(getReduxStore(), ISLANDS, heard),
  };
};

void open();
