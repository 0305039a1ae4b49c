import { startTransition, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Result } from '../../services/result';
import { searchTiresBySize, searchTiresByVehicle } from '../../services/tire-search';
import type { SearchedVehicle, TireSearchResult } from '../../services/tire-search';
import { useProfileVehicle } from '../../store/garage/useProfileVehicle';
import { createPriceCard } from '../../store/search/group-offers';
import { usePriceFactors } from '../../store/quote/usePriceFactors';
import { createGroups } from '../../domain/tires/tire-group';
import type { TireGroup } from '../../domain/tires/tire-group';
import { getSalePrice } from '../../ui/product/savings';
import type { TireSearch } from './search-query';

/** The tires that a search has found. */
export interface FoundTires {
  readonly result: TireSearchResult;
  readonly groups: readonly TireGroup[];
  /** The store that prices and stock are for. */
  readonly storeNumber: string | undefined;
  /** Whether the search was for the current store, session, and vehicle. */
  readonly isCurrent: boolean;
  /** Number of times that the prices have been replaced. */
  readonly updates: number;
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
const addCurrentPrice = (group: TireGroup, loggedIn: boolean): TireGroup => ({
  ...group,
  currentPrice: getSalePrice({ card: createPriceCard(group), loggedIn }) ?? group.avgPrice,
});

interface ShownTires {
  readonly result: TireSearchResult;
  readonly groups: readonly TireGroup[];
  readonly storeNumber: string | undefined;
  /** The store, session, and vehicle of the search, in JSON. */
  readonly factors: string;
  readonly updates: number;
}

interface FailedRequest {
  readonly request: string;
  /** Whether the visitor hasn't seen the failure, because the URL's store was pending. */
  readonly isHidden: boolean;
}

/**
 * Searches for tires, and again when my store or the session changes, or the vehicle that a searched size is
 * compared with. The previous tires stay until the new ones arrive, even if the search fails.
 * @param search must not change
 */
export const useTireSearch = (search: TireSearch): SearchState => {
  const { storeNumber, isSignedIn, isUrlStorePending } = usePriceFactors();
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<ShownTires>();
  const [failed, setFailed] = useState<FailedRequest>();
  const vehicle = useComparedVehicle(search.type);
  const factors = JSON.stringify([storeNumber, isSignedIn, vehicle]);
  const requestNow = useEffectEvent(() => requestTires(search, storeNumber, vehicle));
  const request = `${factors} ${attempt}`;
  const handleFailure = useEffectEvent(() => setFailed({ request, isHidden: isUrlStorePending }));

  useEffect(() => {
    let isOutdated = false;
    void requestNow().then((response) => {
      if (isOutdated) return;
      if (!response.ok) {
        handleFailure();
        return;
      }
      // As a transition, so that phones stay responsive while React renders the tires.
      startTransition(() => {
        setFailed(undefined);
        setShown((previous) => ({
          result: response.data,
          groups: createGroups(response.data).map((group) => addCurrentPrice(group, isSignedIn)),
          storeNumber,
          factors,
          updates: previous ? previous.updates + 1 : 0,
        }));
      });
    });
    return () => {
      isOutdated = true;
    };
  }, [storeNumber, isSignedIn, factors, request]);

  const failure =
    !failed || isUrlStorePending
      ? undefined
      : failed.request === request
        ? 'failed'
        : failed.isHidden
          ? undefined
          : 'retrying';
  const found = useMemo(
    () => shown && { ...shown, isCurrent: shown.factors === factors },
    [shown, factors],
  );
  const retry = (): void => {
    setFailed((last) => last && { ...last, isHidden: false });
    setAttempt((count) => count + 1);
  };
  return { found, failure, retry };
};
