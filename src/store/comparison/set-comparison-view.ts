import type { AppThunk } from '..';
import { COMPARISON_VIEWS } from './saved-comparison';
import { changeComparison } from './tire-comparison-thunks';

/** Message for a view other than list or grid. */
export const WRONG_COMPARISON_VIEW = 'Comparison view setting must be list or grid.';

/** Sets the view. @returns a message if it is neither list nor grid (CMP-1) */
export const setComparisonView =
  (wanted: string): AppThunk<string | undefined> =>
  (dispatch) => {
    const view = COMPARISON_VIEWS.find((name) => name === wanted);
    if (!view) return WRONG_COMPARISON_VIEW;
    dispatch(changeComparison((saved) => ({ ...saved, view })));
    return undefined;
  };
