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
