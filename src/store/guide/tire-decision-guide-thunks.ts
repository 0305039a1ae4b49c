import { pushUrl, readQuery, replaceUrl } from '../../browser/url-state';
import { parseGuideAnswers, toGuideQuery } from '../../domain/tires/guide-answers';
import type { GuideAnswers } from '../../domain/tires/guide-answers';
import type { AppThunk } from '..';
import { answersRead, selectGuide, toAnswers } from './tire-decision-guide-slice';

const formatSearch = (answers: GuideAnswers): string => `?${toGuideQuery(readQuery(), answers)}`;

/** Replaces the answers in the state and in the page's URL, without a new history entry. */
const replaceAnswers =
  (answers: GuideAnswers): AppThunk =>
  (dispatch) => {
    replaceUrl({ search: formatSearch(answers) });
    dispatch(answersRead(answers));
  };

/**
 * Reads the answers in the page's URL into the state. The URL of an earlier step doesn't have the answers to
 * later questions; those in the state stay and are added to the URL.
 */
export const readGuideUrl = (): AppThunk => (dispatch, getState) => {
  const read = parseGuideAnswers(readQuery());
  const previous = toAnswers(selectGuide(getState()));
  const tireType = read.tireType ?? previous.tireType;
  const priorities = read.priorities.length > 0 ? read.priorities : previous.priorities;
  const isComplete = tireType === read.tireType && priorities.length === read.priorities.length;
  dispatch(isComplete ? answersRead(read) : replaceAnswers({ ...read, tireType, priorities }));
};

/** Changes the answers to the current question, in the state and in the page's URL. */
export const changeAnswers =
  (changes: Partial<Omit<GuideAnswers, 'step'>>): AppThunk =>
  (dispatch, getState) => {
    dispatch(replaceAnswers({ ...toAnswers(selectGuide(getState())), ...changes }));
  };

/**
 * Replaces the store of the answers with my store, in the state and in the page's URL. Otherwise, loading
 * that URL again would make the previous store my store (MYST-1).
 */
export const followMyStore =
  (storeNumber: string): AppThunk =>
  (dispatch, getState) => {
    const previous = toAnswers(selectGuide(getState()));
    if (previous.storeNumber === null || previous.storeNumber === storeNumber) return;
    // The zip code belongs to the previous store.
    dispatch(replaceAnswers({ ...previous, storeNumber, zipCode: null }));
  };

/**
 * Changes answers or the step, in the state and with a new history entry. The previous step's entry gets the
 * answers too, so that Back returns to them.
 */
export const pushAnswers =
  (changes: Partial<GuideAnswers>): AppThunk =>
  (dispatch, getState) => {
    const previous = toAnswers(selectGuide(getState()));
    const answers = { ...previous, ...changes };
    replaceUrl({ search: formatSearch({ ...answers, step: previous.step }) });
    pushUrl({ search: formatSearch(answers) });
    dispatch(answersRead(answers));
  };
