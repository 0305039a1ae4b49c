import type { AppDispatch } from '../../store';
import { loadReviewSummaries } from '../../store/reviews/review-thunks';

/** Inline ratings of the page, by the markup that authors write (REVW-1). */
const INLINE_RATINGS = '.reviews-app-v2[data-type="inline-rating"][data-id]';

let gathering = false;

/**
 * Asks for every inline rating of the page, whether its root is there yet or not, so that a list
 * of sixty is one request; the store skips what it knows (REVW-3).
 */
export const askForSummaries = (dispatch: AppDispatch): void => {
  if (gathering) return;
  gathering = true;
  // Roots of one slice mount in one task: one look at the page serves them all.
  queueMicrotask(() => {
    gathering = false;
    const ids = Array.from(
      document.querySelectorAll<HTMLElement>(INLINE_RATINGS),
      ({ dataset }) => dataset['id']?.trim() ?? '',
    );
    dispatch(loadReviewSummaries([...new Set(ids)].filter(Boolean)));
  });
};
