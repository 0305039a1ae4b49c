import { useMemo, useState } from 'react';
import type { Result } from '../../services/result';
import { searchTiresBySize, searchTiresByVehicle } from '../../services/tire-search';
import type { SearchedVehicle, TireSearchResult } from '../../services/tire-search';
import { useProfileVehicle } from '../../store/garage/useProfileVehicle';
import { useAppDispatch } from '../../store/hooks';
import { urlStoreSettled } from '../../store/meta/meta-slice';
import { createPriceCard } from '../../store/search/group-offers';
import { usePriceFactors } from '../../store/my-store/usePriceFactors';
import { useLatestResult } from '../../store/useLatestResult';
import { createGroups } from '../../domain/tires/tire-group';
import type { TireGroup } from '../../domain/tires/tire-group';
import { getSalePrice } from '../../ui/product/savings';
import type { TireSearch } from './search-query';

interface SearchedTires {
  readonly result: TireSearchResult;
  readonly groups: readonly TireGroup[];
  /** The store that prices and stock are for. */
  readonly storeNumber: string | undefined;
}

export interface FoundTires extends SearchedTires {
  /** Whether the search was for the current store, session, and vehicle. */
  readonly isCurrent: boolean;
  /** Whether they have replaced the tires that were found first. */
  readonly isUpdate: boolean;
}

/** A search, which is loading until it has tires or a failure. */
interface SearchState {
  readonly found: FoundTires | undefined;
  /** Whether the last search failed, or is being retried. With tires, it concerns only their prices. */
  readonly failure: 'failed' | 'retrying' | undefined;
  readonly retry: () => void;
}

/** Returns the vehicle to compare a searched size with; undefined unless it is complete. */
const useComparedVehicle = (type: TireSearch['type']): SearchedVehicle | undefined => {
  const { year = 0, make, model, trim } = useProfileVehicle() ?? {};
  return type === 'size' && make && model && trim ? { year, make, model, trim } : undefined;
};

const requestTires = (
  search: TireSearch,
  storeNumber: string | undefined,
  vehicle: SearchedVehicle | undefined,
): Promise<Result<TireSearchResult>> =>
  search.type === 'vehicle'
    ? searchTiresByVehicle(search.vehicle, storeNumber)
    : searchTiresBySize(search.size, search.rear, storeNumber, vehicle);

/** Adds the price that the card of a group shows first: the sale price, or else the regular price. */
const addCurrentPrice = (group: TireGroup, isSignedIn: boolean): TireGroup => ({
  ...group,
  currentPrice: getSalePrice({ card: createPriceCard(group), isSignedIn }) ?? group.avgPrice,
});

/**
 * Searches for tires, and again when my store or the session changes, or the vehicle that a searched size is
 * compared with. The previous tires stay until the new ones arrive, even if the search fails.
 * @param search must not change
 */
export const useTireSearch = (search: TireSearch): SearchState => {
  const dispatch = useAppDispatch();
  const { storeNumber, isSignedIn, isUrlStorePending } = usePriceFactors();
  const vehicle = useComparedVehicle(search.type);
  const factors = JSON.stringify([storeNumber, isSignedIn, vehicle]);

  const loadTires = async (): Promise<Result<SearchedTires>> => {
    const response = await requestTires(search, storeNumber, vehicle);
    if (response.ok) {
      const groups = createGroups(response.data).map((group) => addCurrentPrice(group, isSignedIn));
      return { ...response, data: { result: response.data, groups, storeNumber } };
    }
    // The site may not have the store, so the search is repeated at my store.
    if (isUrlStorePending) dispatch(urlStoreSettled());
    return response;
  };
  const { data, key, error, isRetrying, retry } = useLatestResult(factors, loadTires);
  const [first, setFirst] = useState(data);
  if (data && !first) setFirst(data);

  const found = useMemo(
    () => data && { ...data, isCurrent: key === factors, isUpdate: data !== first },
    [data, key, factors, first],
  );
  return { found, failure: error ? 'failed' : isRetrying ? 'retrying' : undefined, retry };
};
