import type { Result } from '../../services/result';
import { searchTiresBySize, searchTiresByVehicle } from '../../services/tire-search';
import type { TireSearchResult } from '../../services/tire-search';
import { getTireTraits } from '../../services/tires';
import type { TireTraits } from '../../services/tires';
import type { GuideAnswers } from '../../domain/tires/guide-answers';
import { filterByType } from '../../domain/tires/guide-score';
import { createGroups } from '../../domain/tires/tire-group';
import type { TireGroup } from '../../domain/tires/tire-group';

export interface Candidates {
  /** The groups of the selected type. */
  readonly groups: readonly TireGroup[];
  readonly traits: ReadonlyMap<string, TireTraits>;
  /** Whether there are tires of other types. */
  readonly hasOtherTypes: boolean;
  /** The store that prices and stock are for. */
  readonly storeNumber: string | null;
  /** Whether the prices are for a driver. */
  readonly isSignedIn: boolean;
}

const search = ({
  vehicle,
  size,
  storeNumber,
}: GuideAnswers): Promise<Result<TireSearchResult>> => {
  const store = storeNumber ?? undefined;
  if (vehicle) return searchTiresByVehicle(vehicle, store);
  if (!size) throw new Error('neither vehicle nor size');
  return searchTiresBySize(size, undefined, store);
};

export const loadCandidates = async (
  answers: GuideAnswers,
  isSignedIn: boolean,
): Promise<Result<Candidates>> => {
  const response = await search(answers);
  if (!response.ok) return response;
  const all = createGroups(response.data);
  const groups = filterByType(all, answers.tireType ?? 'notSure');
  const candidates = {
    groups,
    hasOtherTypes: all.length > groups.length,
    storeNumber: answers.storeNumber,
    isSignedIn,
  };
  const codes = [
    ...new Set(groups.flatMap(({ tires }) => tires.flatMap((tire) => tire?.code ?? []))),
  ];
  if (codes.length === 0) return { ...response, data: { ...candidates, traits: new Map() } };
  const traits = await getTireTraits(codes);
  return traits.ok ? { ...traits, data: { ...candidates, traits: traits.data } } : traits;
};
