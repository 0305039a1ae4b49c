import { startTransition, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Result } from '../../services/result';
import { searchTiresBySize, searchTiresByVehicle } from '../../services/tire-search';
import type { SearchedVehicle, TireSearchResult } from '../../services/tire-search';
import { useProfileVehicle } from '../../store/garage/useProfileVehicle';
import { usePriceTerms } from '../../store/shop/usePriceTerms';
import { createGroups } from '../../tires/tire-group';
import type { TireGroup } from '../../tires/tire-group';
import type { TireSearch } from './search-query';

/** A result, and whether its prices are those of my store and session. */
export interface FoundTires {
  readonly result: TireSearchResult;
  readonly groups: readonly TireGroup[];
  /** The store of its prices and stock. */
  readonly storeNumber: string | undefined;
  readonly isCurrent: boolean;
  /** Number of times that prices were replaced. */
  readonly updates: number;
}

/** The last search failed, or is repeated after that. */
type Failure = 'failed' | 'retrying' | undefined;

/** A search that is loading, failed, or found tires; with tires, only their prices can fail. */
export type SearchState =
  | { readonly status: 'loading' | 'failed'; readonly failure: Failure }
  | ({ readonly status: 'ready'; readonly failure: Failure } & FoundTires);

/** The visitor's vehicle that a searched size is compared with; undefined without a complete one. */
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

interface Shown {
  readonly result: TireSearchResult;
  readonly groups: readonly TireGroup[];
  readonly storeNumber: string | undefined;
  readonly terms: string;
  readonly updates: number;
}

/**
 * Searches once, and again when my store or the session changes, whose prices differ, or when the vehicle
 * does that a searched size is compared with. The tires stay meanwhile, and if that fails.
 * @param search constant
 * @returns the search, and a function that repeats it
 */
export const useTireSearch = (search: TireSearch): readonly [SearchState, retry: () => void] => {
  const { storeNumber, isSignedIn } = usePriceTerms();
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
      // A phone stays responsive while React renders the tires.
      startTransition(() => {
        setFailed(undefined);
        setShown((before) => ({
          result: response.data,
          groups: createGroups(response.data),
          storeNumber,
          terms,
          updates: before ? before.updates + 1 : 0,
        }));
      });
    });
    return () => {
      isOutdated = true;
    };
  }, [storeNumber, terms, request]);

  const failure = failed === undefined ? undefined : failed === request ? 'failed' : 'retrying';
  const state = useMemo((): SearchState => {
    if (!shown) return { status: failure ? 'failed' : 'loading', failure };
    const isCurrent = shown.terms === terms;
    return { ...shown, status: 'ready', failure, isCurrent };
  }, [shown, failure, terms]);
  return [state, () => setAttempt((before) => before + 1)];
};
