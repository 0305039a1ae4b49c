import type { Ref } from 'react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { useAppSelector } from '../../store/hooks';
import {
  selectSearchTab,
  sortSelected,
  viewSelected,
} from '../../store/search/tire-search-results-slice';
import { RESULTS_LABELS } from './messages';
import { SortAndView } from './SortAndView';

interface ResultsBarProps {
  countId: string;
  /** The number of groups, which gets the focus when the control that had it disappears. */
  countRef: Ref<HTMLParagraphElement>;
  shown: number;
  total: number;
  /** Whether the tab has filters and a sort. */
  hasFilters: boolean;
  selectedCount: number;
  /** Whether the pressed button has not opened the filters yet. */
  isOpening: boolean;
  onOpenFilters: () => void;
  onChange: (action: string, subject: string, changed: UnknownAction) => void;
}

/** The number of tires, the button for the filters of narrow pages, the sort, and the view (SRCH-1). */
export function ResultsBar({
  countId,
  countRef,
  shown,
  total,
  hasFilters,
  selectedCount,
  isOpening,
  onOpenFilters,
  onChange,
}: ResultsBarProps) {
  const { sort, view } = useAppSelector(selectSearchTab);
  return (
    <div className="bsro-tire-results__bar">
      <p id={countId} className="bsro-tire-results__count" tabIndex={-1} ref={countRef}>
        {shown < total
          ? RESULTS_LABELS.shown({ shown, count: total })
          : RESULTS_LABELS.tires({ count: total })}
      </p>
      {hasFilters && (
        <button
          type="button"
          className="bsro-button bsro-tire-results__open-filters"
          aria-haspopup="dialog"
          aria-busy={isOpening}
          onClick={onOpenFilters}
        >
          {selectedCount > 0
            ? RESULTS_LABELS.filtersSelected({ selected: selectedCount })
            : RESULTS_LABELS.filters}
        </button>
      )}
      <SortAndView
        sort={hasFilters ? sort : undefined}
        view={view}
        onSort={(next) => onChange('sort', next, sortSelected(next))}
        onView={(next) => onChange('view', next, viewSelected(next))}
      />
    </div>
  );
}
