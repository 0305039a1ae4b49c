import { getTireDetails } from '../../services/tire-details';
import type { TireDetails } from '../../services/tire-details';
import { searchTiresBySize, searchTiresByVehicle } from '../../services/tire-search';
import type { TireSearchResult } from '../../services/tire-search';
import { getTireTraits } from '../../services/tires';
import type { TireTraits } from '../../services/tires';
import type { Result } from '../../services/result';
import { createDetailsGroup } from '../../domain/tires/create-details-group';
import { createGroups } from '../../domain/tires/tire-group';
import type { TireGroup } from '../../domain/tires/tire-group';
import type { PriceFactors } from '../my-store/usePriceFactors';
import { createAppAsyncThunk } from '../store-extra';
import type { Comparison } from './saved-comparison';
import { factsReceived, factsRequested, selectComparison } from './tire-comparison-slice';

const NOT_FOUND = '404';

/** Repeats the search that the compared groups come from; undefined without a search. */
const repeatSearch = (
  { searchType, vehicle, size }: Comparison,
  storeNumber: string | undefined,
): Promise<Result<TireSearchResult>> | undefined => {
  if (searchType === 'vehicle' && vehicle?.trim) {
    return searchTiresByVehicle({ ...vehicle, trim: vehicle.trim }, storeNumber);
  }
  if (!size) return undefined;
  const { crossSection: cs, aspectRatio: ar, rimSize: rs } = size;
  return searchTiresBySize({ cs, ar, rs }, undefined, storeNumber);
};

type LoadedGroup =
  | { readonly status: 'ready'; readonly group: TireGroup }
  | { readonly status: 'unknown' | 'failed'; readonly id: string };

const loadGroup = async (id: string, storeNumber: string | undefined): Promise<LoadedGroup> => {
  const results = await Promise.all(id.split('_').map((code) => getTireDetails(code, storeNumber)));
  const details = results.flatMap((result) => (result.ok ? [result.data] : []));
  const [front, rear]: readonly (TireDetails | undefined)[] = details;
  if (front && details.length === results.length) {
    return { status: 'ready', group: createDetailsGroup(rear ? [front, rear] : [front]) };
  }
  const isUnknown = results.some(
    (result) => !result.ok && result.error.serviceStatus === NOT_FOUND,
  );
  return { status: isUnknown ? 'unknown' : 'failed', id };
};

/** Loads groups: those that the search finds with one call, and the others one by one. */
const loadGroups = async (
  ids: readonly string[],
  comparison: Comparison,
  storeNumber: string | undefined,
): Promise<readonly LoadedGroup[]> => {
  const hasVisitorsTires = ids.some((id) => comparison.tires.some((tire) => tire.id === id));
  const search = hasVisitorsTires ? await repeatSearch(comparison, storeNumber) : undefined;
  if (search && !search.ok) return ids.map((id) => ({ status: 'failed', id }));
  const found = new Map(
    search?.ok ? createGroups(search.data).map((group) => [group.id, group]) : [],
  );
  return Promise.all(
    ids.map(async (id) => {
      const group = found.get(id);
      return group ? { status: 'ready' as const, group } : loadGroup(id, storeNumber);
    }),
  );
};

const loadTraits = async (
  ids: readonly string[],
): Promise<Readonly<Record<string, TireTraits>> | undefined> => {
  const result = await getTireTraits(ids.flatMap((id) => id.split('_')));
  return result.ok ? Object.fromEntries(result.data) : undefined;
};

/**
 * Loads prices, stock, ratings, and traits of groups (CMP-1). Repeats the search of the visitor's
 * comparison, which takes one call, and requests the details of groups that it doesn't find.
 */
export const loadComparisonFacts = createAppAsyncThunk(
  'tireComparison/loadFacts',
  async (
    { ids, storeNumber, isSignedIn }: PriceFactors & { readonly ids: readonly string[] },
    { dispatch, getState, requestId },
  ) => {
    const comparison = selectComparison(getState());
    const { results } = comparison;
    const factors = { storeNumber: storeNumber ?? null, isSignedIn };
    const isSame = results.storeNumber === factors.storeNumber && results.isSignedIn === isSignedIn;
    // Drops prices of another store or session, which would mislead.
    dispatch(factsRequested({ ...factors, requestId, groups: isSame ? results.groups : [] }));
    const [loaded, traits] = await Promise.all([
      loadGroups(ids, comparison, storeNumber),
      loadTraits(ids),
    ]);
    dispatch(
      factsReceived({
        requestId,
        groups: loaded.flatMap((entry) => (entry.status === 'ready' ? [entry.group] : [])),
        unknown: loaded.flatMap((entry) => (entry.status === 'unknown' ? [entry.id] : [])),
        traits: traits ?? {},
        isComplete: traits !== undefined && loaded.every(({ status }) => status !== 'failed'),
      }),
    );
  },
  { condition: ({ ids }) => ids.length > 0 },
);
