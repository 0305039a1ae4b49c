// Renders seldom: what the compiler would keep weighs more than it saves.
'use no memo';

import { useEffect, useState } from 'react';
import { readProfileCookie } from '../../browser/profile-cookie';
import { siteNameOf } from '../../site/brands';
import { loadMyStore } from '../../store/cart';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectMyStore } from '../../store/slices/ecomm';

const hasMyStore = (): boolean =>
  Boolean(readProfileCookie(siteNameOf(document))?.location?.storeNumber);

/**
 * Whether my store sells online (CART-4); a visitor without a store has none that does, and a
 * failed call leaves it unknown.
 */
export const useIsSoldOnline = (isAsked: boolean): 'unknown' | 'yes' | 'no' => {
  const dispatch = useAppDispatch();
  const store = useAppSelector(selectMyStore);
  const [hasStore] = useState(hasMyStore);
  const isMissing = isAsked && hasStore && store === null;
  useEffect(() => {
    if (isMissing) void dispatch(loadMyStore());
  }, [dispatch, isMissing]);
  if (store) return store.eCommActiveFlag === 'Y' ? 'yes' : 'no';
  return hasStore ? 'unknown' : 'no';
};
