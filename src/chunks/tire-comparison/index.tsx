import { useEffect, useEffectEvent, useReducer } from 'react';
import { onUrlChange, readHash } from '../../browser/url-state';
import { listShownTexts } from '../../language/plain-texts';
import type { RootProps } from '../../mounts/schema/placeholder';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import {
  modalClosed,
  modalOpened,
  selectComparison,
  textsRead,
} from '../../store/comparison/tire-comparison-slice';
import { readSavedComparison } from '../../store/comparison/saved-comparison';
import { useComparison } from '../../store/comparison/useComparison';
import { parseComparisonHash } from '../../domain/tires/comparison-hash';
import { useLazy } from '../../ui/loading/useLazy';
import { ComparisonBar } from './ComparisonBar';

const loadDialog = () => import(/* webpackChunkName: "comparison-dialog" */ './dialog');

/** The bar with the selected tires, and the modal that compares them (CMP-1), which loads when it opens. */
export default function TireComparison({ element }: RootProps<object>) {
  const dispatch = useAppDispatch();
  const { tires } = useComparison(null);
  const { modal } = useAppSelector(selectComparison);
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
    dispatch(textsRead(listShownTexts('tireComparison')));
  }, [dispatch]);
  useEffect(() => {
    openFromHash();
    return onUrlChange(() => openFromHash());
  }, []);

  const needsBar = tires.length > 0 || (modal.isOpen && dialog.status === 'failed');

  return (
    <>
      {needsBar && (
        <ComparisonBar
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
