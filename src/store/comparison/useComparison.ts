import { useCallback, useEffect } from 'react';
import { onChangedElsewhere } from '../../browser/other-tabs';
import { formatGroupSize } from '../../domain/tires/tire-group';
import type { TireGroup } from '../../domain/tires/tire-group';
import { useAppDispatch, useAppSelector } from '../hooks';
import type { ComparedTire } from './saved-comparison';
import { selectComparedTires } from './tire-comparison-slice';
import { addToComparison, syncComparison, removeFromComparison } from './tire-comparison-thunks';
import type { ComparedSearch } from './tire-comparison-thunks';

interface VisitorComparison {
  readonly tires: readonly ComparedTire[];
  /** @param id a group's ID */
  readonly isCompared: (id: string) => boolean;
  /** Adds or removes a group; stable for the same vehicle. Returns a message if the comparison is full. */
  readonly setCompared: (group: TireGroup, isCompared: boolean) => string | undefined;
}

const toComparedTire = ({ id, tires }: TireGroup): ComparedTire => ({
  id,
  articles: id.split('_'),
  brand: tires[0].brand,
  name: tires[0].name,
  size: formatGroupSize({ tires }),
});

const toComparedSearch = (
  { tires: [{ crossSection, aspectRatio, rimSize, size }] }: TireGroup,
  vehicle: ComparedSearch['vehicle'],
): ComparedSearch => ({
  searchType: vehicle ? 'vehicle' : 'size',
  vehicle,
  size: { crossSection, aspectRatio, rimSize, tireSize: size },
});

/**
 * Returns the comparison, which all tabs share, and changes it (CMP-1).
 * @param vehicle the vehicle of the search or detail page; null in a search by size
 */
export const useComparison = (vehicle: ComparedSearch['vehicle']): VisitorComparison => {
  const dispatch = useAppDispatch();
  const tires = useAppSelector(selectComparedTires);
  useEffect(() => {
    dispatch(syncComparison());
    return onChangedElsewhere({ key: 'tireComparison' }, () => dispatch(syncComparison()));
  }, [dispatch]);
  const setCompared = useCallback(
    (group: TireGroup, isCompared: boolean) => {
      if (isCompared) {
        return dispatch(addToComparison(toComparedTire(group), toComparedSearch(group, vehicle)));
      }
      dispatch(removeFromComparison(group.id));
      return undefined;
    },
    [dispatch, vehicle],
  );
  return { tires, isCompared: (id) => tires.some((tire) => tire.id === id), setCompared };
};
