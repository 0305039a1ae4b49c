import { useEffect, useLayoutEffect, useRef } from 'react';
import { onUrlChange } from '../../browser/url-state';
import { useAppDispatch } from '../../store/hooks';
import { followMyStore, readGuideAddress } from '../../store/shop/tire-decision-guide-thunks';
import { usePriceTerms } from '../../store/shop/usePriceTerms';

/**
 * Reads the answers of the page's address, at first and when the visitor moves through the history. A
 * store in the loaded address becomes my store (MYST-1); later, my store replaces an answered one.
 */
export const useGuideAddress = (): void => {
  const dispatch = useAppDispatch();
  const { storeNumber } = usePriceTerms();
  const known = useRef(storeNumber);
  // Before paint, so that no other question shows first.
  useLayoutEffect(() => {
    dispatch(readGuideAddress());
  }, [dispatch]);
  useEffect(() => {
    if (storeNumber !== undefined && storeNumber !== known.current) {
      dispatch(followMyStore(storeNumber));
    }
    known.current = storeNumber;
    return onUrlChange(() => {
      dispatch(readGuideAddress());
      if (storeNumber !== undefined) dispatch(followMyStore(storeNumber));
    });
  }, [dispatch, storeNumber]);
};
