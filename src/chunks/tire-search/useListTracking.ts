import { useEffect, useRef } from 'react';
import { trackItems } from '../../analytics/track-items';
import { callAfterPaint } from '../../browser/after-paint';
import type { TireGroup } from '../../domain/tires/tire-group';
import type { TireSearch } from './search-query';

/** Tracks each tire that the list has shown, once (docs/analytics.md). */
export const useListTracking = (
  searchType: TireSearch['type'],
  visible: readonly TireGroup[],
): void => {
  const tracked = useRef(new Set<string>());
  useEffect(
    () =>
      callAfterPaint(() => {
        const newTires = visible.flatMap(({ id, price }, index) =>
          tracked.current.has(id) ? [] : [{ id, price, index }],
        );
        for (const { id } of newTires) tracked.current.add(id);
        trackItems('view_item_list', searchType, newTires);
      }),
    [searchType, visible],
  );
};
