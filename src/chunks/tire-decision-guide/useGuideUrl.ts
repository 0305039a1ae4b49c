import { useEffect, useLayoutEffect, useRef } from 'react';
import { onUrlChange } from '../../browser/url-state';
import { useAppDispatch } from '../../store/hooks';
import { followMyStore, readGuideUrl } from '../../store/guide/tire-decision-guide-thunks';
import { usePriceFactors } from '../../store/my-store/usePriceFactors';

/**
 * Reads the answers in the page's URL, at first and when the visitor navigates through the history. A store
 * in the initial URL becomes my store (MYST-1). When my store changes later, it replaces the store of the answers.
 */
export const useGuideUrl = (): void => {
  const dispatch = useAppDispatch();
  const { storeNumber } = usePriceFactors();
  const lastStoreNumber = useRef(storeNumber);
  // Before paint, so that no other question flashes first.
  useLayoutEffect(() => {
    dispatch(readGuideUrl());
  }, [dispatch]);
  useEffect(() => {
    if (storeNumber !== undefined && storeNumber !== lastStoreNumber.current) {
      dispatch(followMyStore(storeNumber));
    }
    lastStoreNumber.current = storeNumber;
    return onUrlChange(() => {
      dispatch(readGuideUrl());
      if (storeNumber !== undefined) dispatch(followMyStore(storeNumber));
    });
  }, [dispatch, storeNumber]);
};
