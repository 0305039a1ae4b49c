import { useMemo, useRef, useState } from 'react';
import { PAGES } from '../../../site/pages';
import { selectIsSignedIn } from '../../../store/account/account-slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectClosestStore } from '../../../store/meta/meta-slice';
import {
  selectComparison,
  sharedGroupRemoved,
} from '../../../store/comparison/tire-comparison-slice';
import { removeFromComparison } from '../../../store/comparison/tire-comparison-thunks';
import { UNKNOWN_STORE } from '../../../domain/tires/availability';
import type { StockingStore } from '../../../domain/tires/availability';
import { Dialog } from '../../../ui/dialog/Dialog';
import { FailureMessage } from '../../../ui/failure/FailureMessage';
import { formatPricesAt, STORE_LABELS } from '../../../ui/store/messages';
import { useNow } from '../../../ui/useNow';
import { COMPARISON_TEXTS } from '../messages';
import { findRemainingFocus } from '../remaining-focus';
import { listColumns } from './columns';
import type { Column } from './columns';
import { ComparisonList } from './ComparisonList';
import { buildRows } from './comparison-rows';
import { ComparisonTable } from './ComparisonTable';
import { ComparisonTools } from './ComparisonTools';
import { useComparisonFacts } from './useComparisonFacts';
import { useComparisonHash } from './useComparisonHash';
import './comparison.css';

/** The modal that compares up to four tires (CMP-1). */
export function ComparisonDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const content = useRef<HTMLDivElement>(null);
  const comparison = useAppSelector(selectComparison);
  const closest = useAppSelector(selectClosestStore);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [isFiltering, setIsFiltering] = useState(false);
  const [isRetrying, setIsRetrying] = useState(false);
  const now = useNow();
  const { tires, results, modal, view } = comparison;
  const ids = useMemo(() => modal.sharedIds ?? tires.map(({ id }) => id), [modal, tires]);
  useComparisonHash(ids);
  const [{ storeNumber }, loadAgain] = useComparisonFacts(ids);
  const lastRemoved = useRef<string>(undefined);

  const columns = listColumns(comparison);
  /** Returns the facts of a store, whose details may not have loaded. */
  const getStoreFacts = (number: string | null | undefined): StockingStore | undefined => {
    if (number == null) return undefined;
    return closest?.storeNumber === number ? closest : UNKNOWN_STORE;
  };
  const rows = buildRows(columns, {
    traits: results.traits,
    store: getStoreFacts(results.storeNumber),
    isSignedIn,
    now,
  });
  const store = getStoreFacts(storeNumber);
  const different = rows.filter(({ isDifferent }) => isDifferent);
  // A single tire has no differences.
  const hasDifferencesOnly = isFiltering && columns.length > 1;
  const shown = hasDifferencesOnly ? different : rows;
  const isLoading = results.status === 'loading' || results.status === 'idle';

  const retry = async (): Promise<void> => {
    if (isRetrying) return;
    setIsRetrying(true);
    await loadAgain();
    setIsRetrying(false);
  };
  const remove = ({ id, name, tire }: Column): void => {
    const buttons = content.current?.querySelectorAll<HTMLElement>('.bsro-comparison__remove');
    const index = columns.findIndex((column) => column.id === id);
    // The focused button is removed with its tire.
    (buttons?.[index + 1] ?? buttons?.[index - 1])?.focus();
    lastRemoved.current = tire ? `${tire.brand} ${tire.name}` : name;
    // Removing a tire of a shared link doesn't change the visitor's own comparison.
    dispatch(modal.sharedIds ? sharedGroupRemoved(id) : removeFromComparison(id));
    if (columns.length === 1) onClose();
  };
  const View = view === 'list' ? ComparisonList : ComparisonTable;

  return (
    <Dialog
      title={COMPARISON_TEXTS.title}
      containerClass="bsro-comparison-dialog"
      getFallbackFocus={() => findRemainingFocus(lastRemoved.current)}
      onClose={onClose}
    >
      <div className="bsro-comparison" ref={content}>
        <p className="bsro-comparison__store">
          {store ? (
            <>
              {formatPricesAt(store.storeName)} <a href={PAGES.displayMap}>{STORE_LABELS.change}</a>
            </>
          ) : (
            <>
              {COMPARISON_TEXTS.noStore} <a href={PAGES.displayMap}>{COMPARISON_TEXTS.findStore}</a>
            </>
          )}
        </p>
        <ComparisonTools
          ids={columns.map(({ id }) => id)}
          isFiltering={isFiltering}
          onFilter={setIsFiltering}
        />
        <p className="bsro-visually-hidden" role="status">
          {isLoading && COMPARISON_TEXTS.loading}
          {!isLoading &&
            hasDifferencesOnly &&
            different.length > 0 &&
            COMPARISON_TEXTS.differences({ count: different.length })}
        </p>
        {(results.status === 'failed' || isRetrying) && (
          <FailureMessage
            text={COMPARISON_TEXTS.failed}
            isRetrying={isRetrying}
            onRetry={() => void retry()}
          />
        )}
        {shown.length === 0 && <p>{COMPARISON_TEXTS.noDifferences}</p>}
        {columns.length === 0 ? (
          <p>{COMPARISON_TEXTS.noneAvailable}</p>
        ) : (
          <View columns={columns} rows={shown} isLoading={isLoading} onRemove={remove} />
        )}
      </div>
    </Dialog>
  );
}
