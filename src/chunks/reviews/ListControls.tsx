import { useId } from 'react';
import type { ReviewSort, Stars } from '../../services/reviews-types';
import { REVIEW_SORTS } from '../../services/reviews-types';
import { formatStars } from './format';
import { LIST_LABELS, SORT_LABELS } from './messages';

interface ListControlsProps {
  sort: ReviewSort;
  rating: Stars | null;
  onSort: (sort: ReviewSort) => void;
  onShowAll: () => void;
}

/** The sort order and the current filter of the list (REVW-2). */
export function ListControls({ sort, rating, onSort, onShowAll }: ListControlsProps) {
  const id = useId();
  return (
    <div className="bsro-reviews__controls bsro-actions">
      <label className="bsro-reviews__label" htmlFor={id}>
        {LIST_LABELS.sortBy}
      </label>
      <select
        id={id}
        className="bsro-input"
        value={sort}
        onChange={({ target }) => {
          const selected = REVIEW_SORTS.find((candidate) => candidate === target.value);
          if (selected) onSort(selected);
        }}
      >
        {REVIEW_SORTS.map((option) => (
          <option key={option} value={option}>
            {SORT_LABELS[option]}
          </option>
        ))}
      </select>
      {rating !== null && (
        <button type="button" className="bsro-button bsro-button--link" onClick={onShowAll}>
          <span aria-hidden="true">× </span>
          {LIST_LABELS.showAll({ stars: formatStars(rating) })}
        </button>
      )}
    </div>
  );
}
