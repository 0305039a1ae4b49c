import { useId } from 'react';
import { VIEWS } from '../../domain/tires/results-query';
import type { TireView } from '../../domain/tires/results-query';
import { SORTS } from '../../domain/tires/tire-sort';
import type { TireSort } from '../../domain/tires/tire-sort';
import { RESULTS_LABELS, SORT_LABELS, VIEW_LABELS } from './messages';

interface SortAndViewProps {
  /** Undefined on a tab with a fixed order. */
  sort: TireSort | undefined;
  view: TireView;
  onSort: (sort: TireSort) => void;
  onView: (view: TireView) => void;
}

/** The controls for the sort order and for the list or grid view (SRCH-1). */
export function SortAndView({ sort, view, onSort, onView }: SortAndViewProps) {
  const id = useId();
  return (
    <>
      {sort && (
        <p className="bsro-tire-results__sort">
          <label htmlFor={id}>{RESULTS_LABELS.sort}</label>
          <select
            id={id}
            value={sort}
            onChange={({ target }) => {
              const selected = SORTS.find((name) => name === target.value);
              if (selected) onSort(selected);
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
            onClick={() => onView(name)}
          >
            {VIEW_LABELS[name]}
          </button>
        ))}
      </div>
    </>
  );
}
