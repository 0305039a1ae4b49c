import { startTransition, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Result } from '../../services/result';
import { searchTiresBySize, searchTiresByVehicle } from '../../services/tire-search';
import type { SearchedVehicle, TireSearchResult } from '../../services/tire-search';
import { useProfileVehicle } from '../../store/garage/useProfileVehicle';
import { createPriceCard } from '../../store/shop/group-offers';
import { usePriceFactors } from '../../store/shop/usePriceFactors';
import { createGroups } from '../../tires/tire-group';
import type { TireGroup } from '../../tires/tire-group';
import { getSalePrice } from '../../ui/product/savings';
import type { TireSearch } from './search-query';

/** A result, and whether its prices are for my store and the current session. */
export interface FoundTires {
  readonly result: TireSearchResult;
  readonly groups: readonly TireGroup[];
  /** The store that prices and stock are for. */
  readonly storeNumber: string | undefined;
  readonly isCurrent: boolean;
  /** Number of times that the prices have been replaced. */
  readonly updates: number;
}

/** Whether the last search failed, or is being retried. */
type Failure = 'failed' | 'retrying' | undefined;

/** A search that is loading, has failed, or has tires. With tires, `failure` concerns only their prices. */
export type SearchState =
  | { readonly status: 'loading' | 'failed'; readonly failure: Failure }
  | ({ readonly status: 'ready'; readonly failure: Failure } & FoundTires);

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

/** Returns a group with the current price that its card shows. */
const addCurrentPrice = (group: TireGroup, loggedIn: boolean): TireGroup => ({
  ...group,
  currentPrice: getSalePrice({ card: createPriceCard(group), loggedIn }) ?? group.avgPrice,
});

interface Shown {
  readonly result: TireSearchResult;
  readonly groups: readonly TireGroup[];
  readonly storeNumber: string | undefined;
  readonly terms: string;
  readonly updates: number;
}

/**
 * Searches for tires, and again when my store or the session changes, or the vehicle that a searched size is
 * compared with. The previous tires stay until the response arrives, or if the search fails.
 * @param search must not change
 * @returns the state of the search, and a function that retries it
 */
export const useTireSearch = (search: TireSearch): readonly [SearchState, retry: () => void] => {
  const { storeNumber, isSignedIn } = usePriceFactors();
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<Shown>();
  const [failed, setFailed] = useState<string>();
  const vehicle = useComparedVehicle(search.type);
  const terms = JSON.stringify([storeNumber, isSignedIn, vehicle]);
  const requestNow = useEffectEvent(() => requestTires(search, storeNumber, vehicle));
  const request = `${terms} ${attempt}`;

  useEffect(() => {
    let isOutdated = false;
    void requestNow().then((response) => {
      if (isOutdated) return;
      if (!response.ok) {
        setFailed(request);
        return;
      }
      // As a transition, so that phones stay responsive while React renders the tires.
      startTransition(() => {
        setFailed(undefined);
        setShown((previous) => ({
          result: response.data,
          groups: createGroups(response.data).map((group) => addCurrentPrice(group, isSignedIn)),
          storeNumber,
          terms,
          updates: previous ? previous.updates + 1 : 0,
        }));
      });
    });
    return () => {
      isOutdated = true;
    };
  }, [storeNumber, isSignedIn, terms, request]);

  const failure = failed === undefined ? undefined : failed === request ? 'failed' : 'retrying';
  const state = useMemo((): SearchState => {
    if (!shown) return { status: failure ? 'failed' : 'loading', failure };
    const isCurrent = shown.terms === terms;
    return { ...shown, status: 'ready', failure, isCurrent };
  }, [shown, failure, terms]);
  return [state, () => setAttempt((count) => count + 1)];
};
