import { useEffect } from 'react';
import type { ReviewsAttributes } from '../../mounts/placeholders/reviews';
import type { AppThunk } from '../../store';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { loadReviewSummaries } from '../../store/reviews/reviews-thunks';
import { selectReviewSummary } from '../../store/reviews/reviews-slice';
import { CmsContent } from '../../ui/loading/CmsContent';
import { toSafeLink } from '../../browser/parse-url';
import { Stars } from '../../ui/product/Stars';
import { formatReviewCount, formatRating } from './format';

/** Matches the page's inline ratings in the markup that authors write (REVW-1). */
const INLINE_RATINGS = '.reviews-app-v2[data-type="inline-rating"][data-id]';

/**
 * Loads all inline ratings of the page, mounted or not, so that a list of sixty tires takes one request
 * (REVW-3). Does nothing if this product's rating has already been requested.
 */
const loadPageRatings =
  (productId: string): AppThunk =>
  (dispatch, getState) => {
    if (selectReviewSummary(getState(), productId).status !== 'idle') return;
    const ids = [...document.querySelectorAll<HTMLElement>(INLINE_RATINGS)].map(
      ({ dataset }) => dataset['id']?.trim() ?? '',
    );
    dispatch(loadReviewSummaries(ids.filter(Boolean)));
  };

interface InlineRatingProps {
  attributes: ReviewsAttributes;
  cms: readonly ChildNode[];
}

/** The stars and the review count of a product; keeps the CMS nodes if the product has no reviews (REVW-1). */
export function InlineRating({ attributes, cms }: InlineRatingProps) {
  const { id, locale, url } = attributes;
  const dispatch = useAppDispatch();
  const { status, averageRating, reviewCount } = useAppSelector((state) =>
    selectReviewSummary(state, id),
  );

  useEffect(() => {
    if (status === 'idle') dispatch(loadPageRatings(id));
  }, [status, id, dispatch]);

  if (status !== 'ready' || reviewCount === 0) return <CmsContent nodes={cms} />;
  const countText = formatReviewCount(reviewCount, locale);
  const href = toSafeLink(url);
  return (
    <span className={['bsro-inline-rating', attributes.class].filter(Boolean).join(' ')}>
      <Stars
        rating={averageRating}
        label={`${formatRating(averageRating, locale)}, ${countText}`}
      />
      {href === undefined ? (
        <span className="bsro-inline-rating__count">{countText}</span>
      ) : (
        <a className="bsro-inline-rating__count" href={href}>
          {countText}
        </a>
      )}
    </span>
  );
}
