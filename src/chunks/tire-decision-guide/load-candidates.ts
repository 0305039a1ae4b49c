import { searchTiresBySize, searchTiresByVehicle } from '../../services/tire-search';
import { getTireTraits } from '../../services/tires';
import type { TireTraits } from '../../services/tires';
import type { GuideAnswers } from '../../tires/guide-answers';
import { filterByType } from '../../tires/guide-score';
import { createGroups } from '../../tires/tire-group';
import type { TireGroup } from '../../tires/tire-group';

/** The tires that the guide chooses from. */
export interface Candidates {
  /** Of the selected type. */
  readonly groups: readonly TireGroup[];
  readonly traits: ReadonlyMap<string, TireTraits>;
  /** Whether there are tires of other types. */
  readonly hasOtherTypes: boolean;
}

const search = ({ vehicle, size, storeNumber }: GuideAnswers) => {
  const store = storeNumber ?? undefined;
  if (vehicle) return searchTiresByVehicle(vehicle, store);
  return size ? searchTiresBySize(size, undefined, store) : undefined;
};

/** Loads the tires for a vehicle or a size with their traits; undefined if a call fails. */
export const loadCandidates = async (answers: GuideAnswers): Promise<Candidates | undefined> => {
  const response = await search(answers);
  if (!response?.ok) return undefined;
  const all = createGroups(response.data);
  const groups = filterByType(all, answers.tireType ?? 'notSure');
  const hasOtherTypes = all.length > groups.length;
  const codes = [
    ...new Set(groups.flatMap(({ tires }) => tires.flatMap((tire) => tire?.code ?? []))),
  ];
  if (codes.length === 0) return { groups, hasOtherTypes, traits: new Map() };
  const traits = await getTireTraits(codes);
  return traits.ok ? { groups, hasOtherTypes, traits: traits.data } : undefined;
};
