import type { ReviewRollup, Stars as StarCount } from '../../services/reviews-types';
import { Stars } from '../../ui/product/Stars';
import { Histogram } from './Histogram';
import { formatAverage, formatReviewCount, formatRating } from './format';

interface OverviewProps {
  rollup: ReviewRollup;
  selected: StarCount | null;
  locale: string;
  onSelect: (rating: StarCount | null) => void;
}

export function Overview({ rollup, selected, locale, onSelect }: OverviewProps) {
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
      <Histogram rollup={rollup} selected={selected} locale={locale} onSelect={onSelect} />
    </div>
  );
}
