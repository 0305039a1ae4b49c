import { pushUrl, readQuery, replaceUrl } from '../../browser/url-state';
import { readGuideAnswers, writeGuideAnswers } from '../../tires/guide-answers';
import type { GuideAnswers } from '../../tires/guide-answers';
import type { AppThunk } from '..';
import { answersRead, selectGuide, toAnswers } from './tire-decision-guide-slice';

/** Reads the answers of the page's address into the state. */
export const readGuideAddress = (): AppThunk => (dispatch) => {
  dispatch(answersRead(readGuideAnswers(readQuery())));
};

const writeSearch = (answers: GuideAnswers): string =>
  `?${writeGuideAnswers(readQuery(), answers)}`;

/**
 * Replaces an answered store by the visitor's store, in the state and in the page's address: the next load
 * of that address would make the answered one my store again (MYST-1).
 */
export const followMyStore =
  (storeNumber: string): AppThunk =>
  (dispatch, getState) => {
    const before = toAnswers(selectGuide(getState()));
    if (before.storeNumber === null || before.storeNumber === storeNumber) return;
    // The zip belongs to the store before.
    const answers = { ...before, storeNumber, zipCode: null };
    replaceUrl({ search: writeSearch(answers) });
    dispatch(answersRead(answers));
  };

/**
 * Changes answers or the step, in the state and in a new history entry. The entry of the step before
 * gets the answers too, so that Back returns to them.
 */
export const answerGuide =
  (changes: Partial<GuideAnswers>): AppThunk =>
  (dispatch, getState) => {
    const before = toAnswers(selectGuide(getState()));
    const answers = { ...before, ...changes };
    replaceUrl({ search: writeSearch({ ...answers, step: before.step }) });
    pushUrl({ search: writeSearch(answers) });
    dispatch(answersRead(answers));
  };
