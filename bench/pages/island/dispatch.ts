import type { AppStore } from '../../../src/store';
import { windowResized, zipChanged } from '../../../src/store/meta/meta-slice';
import { effects } from './effects';

let zip = 10_000;

/** Times one change of the shared store that `roots` roots, or none of them, read. */
export const timeDispatch = async (
  store: AppStore,
  roots: number,
  heard: boolean,
): Promise<number> => {
  effects.reset();
  zip += 1;
  const begun = performance.now();
  if (!heard) {
    store.dispatch(windowResized({ width: zip, height: 1 }));
    return performance.now() - begun;
  }
  store.dispatch(zipChanged(String(zip)));
  return (await effects.full(roots)) - begun;
};
