import { useEffect } from 'react';
import { callAfterPaint } from '../../browser/after-paint';
import { onUrlChange, readQuery, replaceUrl } from '../../browser/url-state';
import { useAppDispatch } from '../../store/hooks';
import { resultsOpened } from '../../store/search/tire-search-results-slice';
import { formatResultsQuery, parseResultsQuery } from '../../domain/tires/results-query';
import type { ResultsState } from '../../domain/tires/results-query';

/** Reads the URL into the state, at first and after Back or Forward. */
export const useStateFromUrl = (): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const open = (): void => {
      dispatch(resultsOpened(parseResultsQuery(readQuery())));
    };
    open();
    return onUrlChange(open);
  }, [dispatch]);
};

/**
 * Saves the state of the results in the URL of the current history entry. Waits until the results have been
 * painted, because changing the URL takes browsers several milliseconds.
 */
export const useUrlFromState = (state: ResultsState): void => {
  const { tab, sort, view, page, filters } = state;
  useEffect(
    () =>
      callAfterPaint(() => {
        const search = formatResultsQuery({ tab, sort, view, page, filters }, readQuery());
        replaceUrl({ search });
      }),
    [tab, sort, view, page, filters],
  );
};
