import type { ReviewRollup, Stars as StarCount } from '../../services/reviews-types';
import { Stars } from '../../ui/product/Stars';
import {
  formatAverage,
  formatReviewCount,
  formatRating,
  formatLocalizedNumber,
  formatStars,
} from './format';
import { LIST_LABELS } from './messages';

const ROWS: readonly StarCount[] = [5, 4, 3, 2, 1];

interface OverviewProps {
  rollup: ReviewRollup;
  /** The current filter. */
  selected: StarCount | null;
  locale: string;
  /** Null removes the filter. */
  onSelect: (rating: StarCount | null) => void;
}

/** The number of reviews per star rating; each bar is a button that filters by its rating (REVW-2). */
function Histogram({ rollup, selected, locale, onSelect }: OverviewProps) {
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

export function Overview(props: OverviewProps) {
  const { rollup, locale } = props;
  const { averageRating, reviewCount } = rollup;
  const countText = formatReviewCount(reviewCount, locale);
  return (
    <div className="bsro-reviews__overview">
      <div className="bsro-reviews__average">
        <span className="bsro-reviews__number" aria-hidden="true">
          {formatAverage(averageRating, locale)}
        </span>
        <Stars
          rating={averageRating}
          label={`${formatRating(averageRating, locale)}, ${countText}`}
        />
        <span className="bsro-reviews__total" aria-hidden="true">
          {countText}
        </span>
      </div>
      <Histogram {...props} />
    </div>
  );
}
