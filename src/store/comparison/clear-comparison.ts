import type { AppThunk } from '..';
import { EMPTY_COMPARISON } from './saved-comparison';
import { changeComparison } from './tire-comparison-thunks';

/** Removes all groups; the view stays. */
export const clearComparison = (): AppThunk =>
  changeComparison(({ view }) => ({ ...EMPTY_COMPARISON, view }));
