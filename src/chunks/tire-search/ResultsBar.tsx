import { useId } from 'react';
import type { Ref } from 'react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { VIEWS } from '../../domain/tires/results-query';
import { SORTS } from '../../domain/tires/tire-sort';
import { useAppSelector } from '../../store/hooks';
import {
  selectSearchTab,
  sortSelected,
  viewSelected,
} from '../../store/search/tire-search-results-slice';
import { RESULTS_LABELS, SORT_LABELS, VIEW_LABELS } from './messages';

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
  const sortId = useId();
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
      {hasFilters && (
        <p className="bsro-tire-results__sort">
          <label htmlFor={sortId}>{RESULTS_LABELS.sort}</label>
          <select
            className="bsro-input"
            id={sortId}
            value={sort}
            onChange={({ target }) => {
              const selected = SORTS.find((name) => name === target.value);
              if (selected) onChange('sort', selected, sortSelected(selected));
            }}
          >
            {SORTS.map((name) => (
              <option key={name} value={name}>
                {SORT_LABELS[name]}
              </option>
            ))}
          </select>
        </p>
      )}
      <div className="bsro-tire-results__views" role="group" aria-label={RESULTS_LABELS.view}>
        {VIEWS.map((name) => (
          <button
            key={name}
            type="button"
            className="bsro-tire-results__view"
            aria-pressed={view === name}
            onClick={() => onChange('view', name, viewSelected(name))}
          >
            {VIEW_LABELS[name]}
          </button>
        ))}
      </div>
    </div>
  );
}
