import { useEffect } from 'react';
import type { ReviewsAttributes } from '../../mounts/placeholders/reviews';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { openReviews } from '../../store/reviews/review-thunks';
import { selectReviews } from '../../store/reviews/reviews-slice';
import { hasText, CmsContent } from '../../ui/loading/CmsContent';
import { useLoadingIndicator } from '../../ui/loading/useLoadingIndicator';
import { useRequired } from '../../ui/loading/useLazy';
import { ListSkeleton } from './ListSkeleton';

/** Loads the code of the list on demand, because most pages show only ratings. */
const loadList = () => import(/* webpackChunkName: "review-list" */ './LoadedReviews');

interface ReviewListProps {
  attributes: ReviewsAttributes;
  cms: readonly ChildNode[];
}

/**
 * The reviews of one product (REVW-1, REVW-2). Keeps the CMS nodes while they load and if loading
 * fails (docs/feature-rules.md#reviews).
 */
export function ReviewList({ attributes, cms }: ReviewListProps) {
  const { id, productType } = attributes;
  const dispatch = useAppDispatch();
  const product = useAppSelector((state) => selectReviews(state, id));
  const { rollup, status, pageSize } = product;
  const list = useRequired(loadList);
  const isLoading = rollup === null ? status === 'loading' : !list;
  const indicator = useLoadingIndicator(isLoading && !hasText(cms));

  useEffect(() => {
    void dispatch(openReviews({ productId: id, productType }));
  }, [dispatch, id, productType]);

  if (indicator !== 'hidden')
    return <ListSkeleton indicator={indicator} items={pageSize} hasOverview />;
  if (rollup === null || !list) return <CmsContent nodes={cms} />;
  return <list.LoadedReviews attributes={attributes} product={product} rollup={rollup} />;
}
