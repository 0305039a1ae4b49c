import { useEffect } from 'react';
import type { ReviewsAttributes } from '../../mounts/placeholders/reviews';
import type { RootProps } from '../../mounts/schema/placeholder';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { openReviews } from '../../store/reviews/reviews-thunks';
import { selectReviews } from '../../store/reviews/reviews-slice';
import { hasText, CmsContent } from '../../ui/loading/CmsContent';
import { useLoadingIndicator } from '../../ui/loading/useLoadingIndicator';
import { InlineRating } from './InlineRating';
import { ListSkeleton } from './ListSkeleton';
import { LoadedReviews } from './LoadedReviews';
import './reviews.css';

interface ReviewListProps {
  attributes: ReviewsAttributes;
  cms: readonly ChildNode[];
}

/**
 * The reviews of one product (REVW-1, REVW-2). Keeps the CMS nodes while they load and if loading
 * fails (docs/feature-rules.md#reviews).
 */
function ReviewList({ attributes, cms }: ReviewListProps) {
  const { id, productType } = attributes;
  const dispatch = useAppDispatch();
  const product = useAppSelector((state) => selectReviews(state, id));
  const { rollup, status, pageSize } = product;
  const isLoading = rollup === null && status === 'loading';
  const indicator = useLoadingIndicator(isLoading && !hasText(cms));

  useEffect(() => {
    void dispatch(openReviews({ productId: id, productType }));
  }, [dispatch, id, productType]);

  if (indicator !== 'hidden')
    return <ListSkeleton indicator={indicator} items={pageSize} hasOverview />;
  if (rollup === null) return <CmsContent nodes={cms} />;
  return <LoadedReviews attributes={attributes} product={product} rollup={rollup} />;
}

/** An inline rating or the list of reviews of a product (REVW-1). */
export default function Reviews({ attributes, cms }: RootProps<ReviewsAttributes>) {
  return attributes.type === 'reviews' ? (
    <ReviewList attributes={attributes} cms={cms} />
  ) : (
    <InlineRating attributes={attributes} cms={cms} />
  );
}
