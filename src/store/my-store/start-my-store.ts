import { isAuthorMode } from '../../site/author-mode';
import { whenIdle } from '../../browser/idle';
import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import { isLocalStorePage } from '../../site/pages';
import { reportConfigurationProblems } from '../meta/configuration-problems';
import { urlStoreSettled } from '../meta/meta-slice';
import type { AppThunk } from '..';
import { onSavedStoreChanged } from './follow-saved-store';
import { hasUrlStore, readSavedStore } from './saved-store';
import type { SelectingPage } from './run-selection';
import { loadSavedStore } from './saved-store-thunks';
import { lookUpVisitorIp } from './visitor-ip';

const loadSelection = () => import(/* webpackChunkName: "store-selection" */ './run-selection');

/** Checks whether a selection is needed. Most visitors have a store, and most URLs don't name one. */
const shouldSelect = ({ visitorId }: SelectingPage): boolean =>
  !readSavedStore().isSelected ||
  isLocalStorePage(document) ||
  visitorId !== undefined ||
  hasUrlStore();

/**
 * Reports configuration problems, selects a store automatically if needed, follows selections in other tabs, and looks up
 * the visitor's IP address (MYST-1..3, MYST-5, MYST-6, MYST-9). In author mode it selects and requests
 * nothing.
 * @returns a function that stops following other tabs
 */
export const startMyStore =
  (page: SelectingPage): AppThunk<() => void> =>
  (dispatch) => {
    reportConfigurationProblems();
    let selecting: ReturnType<typeof loadSelection> | undefined;
    let { storeNumber } = readSavedStore();
    const reportChunkError = (error: unknown): void =>
      report(error, { source: 'my-store', during: 'chunk' });

    const follow = (): void => {
      const saved = readSavedStore();
      const isOther = saved.isSelected && saved.storeNumber !== storeNumber;
      ({ storeNumber } = saved);
      // Unlike `followSavedStore`, requests a store again whose details didn't load.
      void dispatch(loadSavedStore());
      if (isOther) {
        selecting?.then(
          ({ cancelAutoSelection }) => dispatch(cancelAutoSelection()),
          reportChunkError,
        );
      }
    };
    const stop = onSavedStoreChanged(follow);
    // The saved store may have changed while this chunk was loading.
    follow();

    if (!isAuthorMode()) {
      whenIdle(() => void lookUpVisitorIp());
      if (shouldSelect(page)) {
        selecting = loadChunk(loadSelection);
        selecting.then(
          ({ startAutoSelection }) => dispatch(startAutoSelection(page)),
          (error: unknown) => {
            dispatch(urlStoreSettled());
            reportChunkError(error);
          },
        );
      }
    }
    return stop;
  };
