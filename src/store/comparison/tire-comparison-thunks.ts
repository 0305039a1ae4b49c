import { defineTexts } from '../../language/define-texts';
import type { AppThunk } from '..';
import {
  COMPARISON_LIMIT,
  saveComparison,
  readSavedComparison,
  EMPTY_COMPARISON,
  COMPARISON_VIEWS,
} from './saved-comparison';
import type { ComparedTire, Comparison } from './saved-comparison';
import { comparisonSynced } from './tire-comparison-slice';

const COMPARISON_PROBLEMS = defineTexts('tireComparison.problems', {
  full: 'You can compare up to {limit, number} tires.',
});

/** The search that a compared group comes from. */
export type ComparedSearch = Pick<Comparison, 'searchType' | 'vehicle' | 'size'>;

/** Updates the state from local storage, which another tab may have changed. */
export const syncComparison = (): AppThunk => (dispatch) => {
  dispatch(comparisonSynced(readSavedComparison()));
};

/** Changes the comparison as it is in local storage, so that the changes of several tabs are combined. */
const changeComparison =
  (change: (saved: Comparison) => Comparison): AppThunk =>
  (dispatch) => {
    const changed = change(readSavedComparison());
    saveComparison(changed);
    dispatch(comparisonSynced(changed));
  };

/**
 * Adds a group to the comparison unless it is there already (CMP-1).
 * @returns a message for the visitor if the comparison is full
 */
export const addToComparison =
  (tire: ComparedTire, search: ComparedSearch): AppThunk<string | undefined> =>
  (dispatch) => {
    const { tires } = readSavedComparison();
    const isNew = tires.every(({ id }) => id !== tire.id);
    if (isNew && tires.length >= COMPARISON_LIMIT) {
      dispatch(syncComparison());
      return COMPARISON_PROBLEMS.full({ limit: COMPARISON_LIMIT });
    }
    dispatch(
      changeComparison((saved) => ({
        ...saved,
        ...search,
        tires: isNew ? [...saved.tires, tire] : saved.tires,
      })),
    );
    return undefined;
  };

/** Removes a group from the comparison. @param id an article's code or a pair's ID */
export const removeFromComparison = (id: string): AppThunk =>
  changeComparison((saved) => ({ ...saved, tires: saved.tires.filter((tire) => tire.id !== id) }));

/** Removes all groups; the view stays. */
export const clearComparison = (): AppThunk =>
  changeComparison(({ view }) => ({ ...EMPTY_COMPARISON, view }));

const WRONG_COMPARISON_VIEW = 'Comparison view setting must be list or grid.';

/** Sets the view. @returns a message if it is neither list nor grid (CMP-1) */
export const setComparisonView =
  (wanted: string): AppThunk<string | undefined> =>
  (dispatch) => {
    const view = COMPARISON_VIEWS.find((name) => name === wanted);
    if (!view) return WRONG_COMPARISON_VIEW;
    dispatch(changeComparison((saved) => ({ ...saved, view })));
    return undefined;
  };
