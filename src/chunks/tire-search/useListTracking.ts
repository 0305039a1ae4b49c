import { useEffect, useRef } from 'react';
import { trackItems } from '../../analytics/track-items';
import { callAfterPaint } from '../../browser/after-paint';
import type { LineCard } from '../../domain/tires/line-card';
import type { TireSearch } from './search-query';

/** Tracks the first version of each tire that the list has shown, once (docs/analytics.md). */
export const useListTracking = (
  searchType: TireSearch['type'],
  visible: readonly LineCard[],
): void => {
  const tracked = useRef(new Set<string>());
  useEffect(
    () =>
      callAfterPaint(() => {
        const newTires = visible.flatMap(({ versions: [{ id, price }] }, index) =>
          tracked.current.has(id) ? [] : [{ id, price, index }],
        );
        for (const { id } of newTires) tracked.current.add(id);
        trackItems('view_item_list', searchType, newTires);
      }),
    [searchType, visible],
  );
};
