import { getReviews } from '../../services/reviews';
import type { ReviewPage, ReviewSort, Stars } from '../../services/reviews-types';
import { createAppAsyncThunk } from '../slice-toolkit';

/** One page of a product's reviews. */
export interface ReviewQuery {
  readonly productId: string;
  readonly sort: ReviewSort;
  /** Number of stars; null for all. */
  readonly rating: Stars | null;
  readonly pageSize: number;
  /** Absent for the first page. */
  readonly nextPageKey?: string;
}

/** Requests one page of a product's reviews; rejects if the lookup fails (REVW-2). */
export const fetchReviews = createAppAsyncThunk<ReviewPage, ReviewQuery>(
  'reviews/fetchReviews',
  async ({ productId, sort, rating, pageSize, nextPageKey }, { rejectWithValue }) => {
    const page = await getReviews({
      id: productId,
      sortBy: sort,
      pageSize,
      rating: rating ?? undefined,
      nextPageKey,
    });
    return page === false ? rejectWithValue(undefined) : page;
  },
);
