import { useEffect } from 'react';
import { callAfterPaint } from '../../browser/after-paint';
import { onUrlChange, readQuery, replaceUrl } from '../../browser/url-state';
import { useAppDispatch } from '../../store/hooks';
import { resultsOpened } from '../../store/shop/tire-search-results-slice';
import { formatResultsQuery, parseResultsQuery } from '../../tires/results-address';
import type { ResultsState } from '../../tires/results-address';

/** Reads the address into the state, also after Back and Forward. */
export const useOpenedAddress = (): void => {
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
 * Keeps the address of the shown result in the current history entry. The result is painted first,
 * because browsers take milliseconds to write an address.
 */
export const useWrittenAddress = (state: ResultsState): void => {
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
