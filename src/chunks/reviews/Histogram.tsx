import type { ReviewRollup, Stars } from '../../services/reviews-types';
import { formatReviewCount, formatLocalizedNumber, formatStars } from './format';
import { LIST_LABELS } from './messages';

const ROWS: readonly Stars[] = [5, 4, 3, 2, 1];

interface HistogramProps {
  rollup: ReviewRollup;
  /** The current filter. */
  selected: Stars | null;
  locale: string;
  /** Null removes the filter. */
  onSelect: (rating: Stars | null) => void;
}

/** The number of reviews per star rating; each bar is a button that filters by its rating (REVW-2). */
export function Histogram({ rollup, selected, locale, onSelect }: HistogramProps) {
  return (
    <ul className="bsro-histogram" aria-label={LIST_LABELS.filter}>
      {ROWS.map((stars) => {
        const count = rollup.histogram[stars - 1] ?? 0;
        const share =
          rollup.reviewCount > 0 ? Math.min(100, (count / rollup.reviewCount) * 100) : 0;
        return (
          <li key={stars}>
            <button
              type="button"
              className="bsro-histogram__row"
              aria-pressed={selected === stars}
              aria-label={`${formatStars(stars)}: ${formatReviewCount(count, locale)}`}
              disabled={count === 0 && selected !== stars}
              onClick={() => onSelect(selected === stars ? null : stars)}
            >
              <span className="bsro-histogram__label">{formatStars(stars)}</span>
              <span className="bsro-histogram__bar">
                <span className="bsro-histogram__fill" style={{ inlineSize: `${share}%` }} />
              </span>
              <span className="bsro-histogram__count">{formatLocalizedNumber(count, locale)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
