import { useState } from 'react';
import type { ReviewsAttributes } from '../../mounts/placeholders/reviews';
import type { ReviewRollup, ReviewSort, Stars } from '../../services/reviews-types';
import { useAppDispatch } from '../../store/hooks';
import { setReviewRating, setReviewSort } from '../../store/reviews/reviews-thunks';
import type { ProductReviews } from '../../store/reviews/reviews-slice';
import { useLoadingIndicator } from '../../ui/loading/useLoadingIndicator';
import { ListControls } from './ListControls';
import { Overview } from './Overview';
import { PagedReviews } from './PagedReviews';
import { formatReviewCount, formatStars } from './format';
import { LIST_LABELS } from './messages';
import { WriteReview } from './WriteReview';

interface LoadedReviewsProps {
  attributes: ReviewsAttributes;
  product: ProductReviews;
  rollup: ReviewRollup;
}

interface Selection {
  sort: ReviewSort;
  rating: Stars | null;
}

/** Returns the selected sort and filter; after a failed request, those of the shown list. */
const useSelection = ({ status, sort, rating }: ProductReviews): Selection => {
  const [shown, setShown] = useState<Selection>({ sort, rating });
  if (status === 'ready' && (shown.sort !== sort || shown.rating !== rating)) {
    setShown({ sort, rating });
  }
  return status === 'failed' ? shown : { sort, rating };
};

export function LoadedReviews({ attributes, product, rollup }: LoadedReviewsProps) {
  const { id, locale, canReview } = attributes;
  const dispatch = useAppDispatch();
  const { sort, rating } = useSelection(product);
  const isBusy = product.status === 'loading';
  const indicator = useLoadingIndicator(isBusy);
  const select = (stars: Stars | null) => void dispatch(setReviewRating(id, stars));

  const total = rating === null ? rollup.reviewCount : (rollup.histogram[rating - 1] ?? 0);
  const reviews = formatReviewCount(total, locale);
  const count =
    rating === null ? reviews : LIST_LABELS.filteredCount({ reviews, stars: formatStars(rating) });
  const isEmpty = rollup.reviewCount === 0;

  return (
    <div className={['bsro-reviews', attributes.class].filter(Boolean).join(' ')}>
      <div className={isEmpty ? undefined : 'bsro-reviews__columns'}>
        {isEmpty ? (
          <p className="bsro-reviews__empty">
            {LIST_LABELS.none}
            {canReview && ` ${LIST_LABELS.invitation}`}
          </p>
        ) : (
          <Overview rollup={rollup} selected={rating} locale={locale} onSelect={select} />
        )}
        {canReview && <WriteReview attributes={attributes} />}
        {!isEmpty && (
          <>
            <div className="bsro-reviews__bar">
              <p className="bsro-reviews__status" role="status">
                {/* While loading, the count would be that of the previous list. */}
                {(!isBusy || indicator === 'late') &&
                  (indicator === 'late' ? LIST_LABELS.slow : count)}
              </p>
              <ListControls
                sort={sort}
                rating={rating}
                onSort={(value) => void dispatch(setReviewSort(id, value))}
                onShowAll={() => select(null)}
              />
            </div>
            <PagedReviews
              product={product}
              productId={id}
              locale={locale}
              isStale={isBusy && indicator !== 'hidden'}
            />
          </>
        )}
      </div>
    </div>
  );
}
