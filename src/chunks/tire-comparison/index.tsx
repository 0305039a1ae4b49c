import { useEffect, useEffectEvent, useReducer } from 'react';
import { onUrlChange, readHash } from '../../browser/url-state';
import type { RootProps } from '../../mounts/schema/placeholder';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import {
  modalClosed,
  modalOpened,
  selectComparison,
} from '../../store/comparison/tire-comparison-slice';
import { readSavedComparison } from '../../store/comparison/saved-comparison';
import { useComparison } from '../../store/comparison/useComparison';
import { parseComparisonHash } from '../../domain/tires/comparison-hash';
import { useLazy } from '../../ui/loading/useLazy';

const loadBar = () => import(/* webpackChunkName: "comparison-bar" */ './ComparisonBar');
const loadDialog = () => import(/* webpackChunkName: "comparison-dialog" */ './dialog');

/**
 * The bar with the selected tires, and the modal that compares them (CMP-1). The bar loads when a tire is selected; after
 * a failed load, it loads with the next change.
 */
export default function TireComparison({ element }: RootProps<object>) {
  const dispatch = useAppDispatch();
  const { tires } = useComparison(null);
  const { modal } = useAppSelector(selectComparison);
  const bar = useLazy(loadBar, 'tire-comparison', element);
  const dialog = useLazy(loadDialog, 'tire-comparison', element);
  const [openings, countOpening] = useReducer((count: number) => count + 1, 0);

  const open = (sharedIds: readonly string[] | null): void => {
    countOpening();
    dispatch(modalOpened(sharedIds));
    dialog.request();
  };
  const openFromHash = useEffectEvent(() => {
    const ids = parseComparisonHash(readHash());
    if (!ids) return;
    // After a reload, the state may not have the visitor's tires yet.
    const { tires: own } = readSavedComparison();
    const isOwn = ids.length === own.length && own.every(({ id }) => ids.includes(id));
    open(isOwn ? null : ids);
  });
  useEffect(() => {
    openFromHash();
    return onUrlChange(() => openFromHash());
  }, []);

  const needsBar = tires.length > 0 || (modal.isOpen && dialog.status === 'failed');
  const requestBar = bar.request;
  useEffect(() => {
    if (needsBar) requestBar();
  }, [needsBar, tires, requestBar]);

  return (
    <>
      {needsBar && bar.module && (
        <bar.module.ComparisonBar
          tires={tires}
          isBusy={modal.isOpen && dialog.status === 'loading'}
          hasFailed={modal.isOpen && dialog.status === 'failed'}
          onOpen={() => open(null)}
          onRetry={dialog.request}
        />
      )}
      {modal.isOpen && dialog.module && (
        // A link that is followed while the modal is open closes it and opens another one.
        <dialog.module.ComparisonDialog key={openings} onClose={() => dispatch(modalClosed())} />
      )}
    </>
  );
}
