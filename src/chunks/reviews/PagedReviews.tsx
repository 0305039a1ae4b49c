import type { Review } from '../../services/reviews-types';
import { useAppDispatch } from '../../store/hooks';
import { loadMoreReviews } from '../../store/reviews/reviews-thunks';
import type { ProductReviews } from '../../store/reviews/reviews-slice';
import { FailureMessage } from '../../ui/failure/FailureMessage';
import { useLoadingIndicator } from '../../ui/loading/useLoadingIndicator';
import { useNewItemFocus } from '../../ui/useNewItemFocus';
import { ListSkeleton } from './ListSkeleton';
import { LIST_LABELS } from './messages';
import { ReviewItem } from './ReviewItem';

/** Removes repeated reviews, which occur when a new review shifts the pages. */
const removeRepeated = (reviews: readonly Review[]): readonly Review[] => [
  ...new Map(reviews.map((review) => [review.reviewId, review])).values(),
];

interface PagedReviewsProps {
  product: ProductReviews;
  productId: string;
  locale: string;
  /** Whether the list is outdated, because another sort order or filter is loading. */
  isStale: boolean;
}

/** The loaded reviews and a button for more (REVW-2). */
export function PagedReviews({ product, productId, locale, isStale }: PagedReviewsProps) {
  const { more, nextPageKey, pageSize, status } = product;
  const dispatch = useAppDispatch();
  const reviews = removeRepeated(product.reviews);
  const { list, expectItems } = useNewItemFocus<HTMLUListElement>();
  const isLoading = more === 'loading';
  const indicator = useLoadingIndicator(isLoading);

  return (
    <>
      {status === 'failed' && <FailureMessage text={LIST_LABELS.notLoaded} />}
      <ul
        ref={list}
        className="bsro-reviews__list"
        aria-busy={status === 'loading' || isLoading}
        data-stale={isStale || undefined}
      >
        {reviews.map((review) => (
          <li key={review.reviewId} tabIndex={-1}>
            <ReviewItem review={review} productId={productId} locale={locale} />
          </li>
        ))}
      </ul>
      <ListSkeleton indicator={indicator} items={pageSize} />
      {more === 'failed' && <FailureMessage text={LIST_LABELS.notLoaded} />}
      {nextPageKey !== null && status !== 'failed' && (
        <button
          type="button"
          className="bsro-button bsro-reviews__more"
          aria-disabled={isLoading || status === 'loading'}
          onClick={() => {
            if (isLoading || status === 'loading') return;
            expectItems();
            void dispatch(loadMoreReviews(productId));
          }}
        >
          {LIST_LABELS.more}
        </button>
      )}
    </>
  );
}
