import { keepFocus, releaseFocus } from '../../browser/keep-focus';
import { shareLoad } from '../../browser/load-chunk';
import { onChangedElsewhere } from '../../browser/other-tabs';
import { report } from '../../browser/report';
import { readStored } from '../../browser/storage';
import { onUrlChange, readHash } from '../../browser/url-state';
import type { RootProps } from '../../mounts/schema/placeholder';
import { getReduxStore } from '../../store';
import { parseComparisonHash } from '../../domain/tires/comparison-hash';

const loadView = () => import(/* webpackChunkName: "comparison-bar" */ './comparison-view');

/** Checks whether tires are stored; the view validates them. */
const hasSavedTires = (): boolean => {
  const saved = readStored('tireComparison');
  if (typeof saved !== 'object' || saved === null || !('tires' in saved)) return false;
  return Array.isArray(saved.tires) && saved.tires.length > 0;
};

/**
 * Shows the bar with the selected tires. The bar and React load when a tire is selected or when a link opens
 * a comparison (CMP-1).
 */
export default function enhance({ element }: RootProps<object>): () => void {
  const store = getReduxStore();
  const loadOnce = shareLoad(loadView);
  let isRemoved = false;
  let isRequested = false;
  let removeView = (): void => {};

  const show = (): void => {
    if (isRequested) return;
    isRequested = true;
    loadOnce().then(
      ({ createComparisonView }) => {
        if (isRemoved) return;
        removeView = createComparisonView(element, (error) =>
          report(error, { source: 'tire-comparison', during: 'render', element }),
        );
      },
      (error: unknown) => {
        isRequested = false;
        report(error, { source: 'tire-comparison', during: 'chunk', element });
      },
    );
  };
  const checkState = (): void => {
    if ((store.getState().tireComparison?.tires.length ?? 0) > 0) show();
  };
  const checkStorage = (): void => {
    if (hasSavedTires()) show();
  };
  const checkHash = (): void => {
    if (parseComparisonHash(readHash())) show();
  };

  keepFocus(element);
  const stops = [
    store.subscribe(checkState),
    onUrlChange(checkHash),
    onChangedElsewhere({ key: 'tireComparison' }, checkStorage),
  ];
  for (const check of [checkState, checkStorage, checkHash]) check();
  return () => {
    isRemoved = true;
    for (const stop of stops) stop();
    removeView();
    releaseFocus(element);
  };
}
