import { useEffect } from 'react';
import type { Result } from '../../services/result';
import type { Store } from '../../services/store-schema';
import { formatProducts } from '../../services/format-products';
import { getTireDetails } from '../../services/tire-details';
import type { TireDetails } from '../../services/tire-details';
import { getTirePrice } from '../../services/tire-price';
import type { TirePrice } from '../../services/tire-price';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectClosestStore, urlStoreSettled } from '../../store/meta/meta-slice';
import { loadSavedStore } from '../../store/my-store/saved-store-thunks';
import { usePriceFactors } from '../../store/my-store/usePriceFactors';
import { useLatestResult } from '../../store/useLatestResult';
import type { LatestResult } from '../../store/useLatestResult';

const PRICE_DEBOUNCE_MS = 300;

/** One tire, or the front and the rear tire of a staggered pair. */
export type Tires = readonly [front: TireDetails, rear?: TireDetails];

export interface Product {
  readonly code: string;
  readonly qty: number;
}

export interface TireOffer {
  /** Null until the store is loaded, or if its details fail to load. */
  readonly store: Store | null;
  /** Undefined without a store. */
  readonly storeNumber: string | undefined;
  readonly isSignedIn: boolean;
  readonly tires: LatestResult<Tires>;
  readonly price: LatestResult<TirePrice>;
  /**
   * Whether the latest prices and stock would mislead, because they are those of another store, or of a driver
   * who has signed out.
   */
  readonly isOutdated: boolean;
}

const loadTires = async (
  [front = '', rear]: readonly string[],
  storeNumber: string | undefined,
): Promise<Result<Tires>> => {
  const [result, second] = await Promise.all([
    getTireDetails(front, storeNumber),
    rear === undefined ? undefined : getTireDetails(rear, storeNumber),
  ]);
  if (!result.ok) return result;
  if (!second) return { ...result, data: [result.data] };
  return second.ok ? { ...second, data: [result.data, second.data] } : second;
};

export const useTireOffer = (products: readonly Product[]): TireOffer => {
  const dispatch = useAppDispatch();
  const { storeNumber, isSignedIn, isUrlStorePending } = usePriceFactors();
  const closest = useAppSelector(selectClosestStore);
  const store = closest?.storeNumber === storeNumber ? closest : null;

  useEffect(() => {
    void dispatch(loadSavedStore());
  }, [dispatch]);

  const codes = products.map(({ code }) => code);
  // Data stays while its key starts with the scope. The scope of a driver is the start of a visitor's scope at
  // the same store, so that the visitor's price stays until the driver's arrives.
  const scope = `${storeNumber} ${isSignedIn ? '' : 'visitor'}`;
  const tires = useLatestResult(`${scope} ${codes.join()}`, async () => {
    const result = await loadTires(codes, storeNumber);
    // The site may not have the store, so the tires are requested again at my store.
    if (!result.ok && isUrlStorePending) dispatch(urlStoreSettled());
    return result;
  });
  const price = useLatestResult(
    storeNumber === undefined || store?.tirePricingActiveFlag === 'N'
      ? undefined
      : `${scope} ${formatProducts(products)}`,
    () => getTirePrice(storeNumber ?? '', products),
    PRICE_DEBOUNCE_MS,
    scope,
  );
  return {
    store,
    storeNumber,
    isSignedIn,
    tires,
    price,
    isOutdated: !tires.key?.startsWith(scope),
  };
};
