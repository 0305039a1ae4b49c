import { useState } from 'react';
import type { Store } from '../../services/store-schema';
import { getMediaQuery } from '../../site/breakpoints';
import { MAP_SIZES, getStoresMapAddress } from '../../site/map-addresses';
import type { MapSize } from '../../site/map-addresses';
import { RESULTS_LABELS } from './messages';

/** A map of the numbered stores; renders nothing without coordinates. */
export function StoresMap({ stores }: { stores: readonly Store[] }) {
  const [broken, setBroken] = useState('');
  const points = stores.flatMap(({ latitude, longitude }, index) =>
    typeof latitude === 'number' && typeof longitude === 'number'
      ? { number: index + 1, latitude, longitude }
      : [],
  );
  const getAddress = (size: MapSize): string => getStoresMapAddress(points, size);
  const { narrow, wide } = MAP_SIZES;
  if (points.length === 0) return null;
  return (
    <div className="bsro-store-results__map">
      {broken !== getAddress(wide) && (
        <picture>
          <source media={getMediaQuery('phone')} srcSet={getAddress(narrow)} {...narrow} />
          <img
            src={getAddress(wide)}
            {...wide}
            alt={RESULTS_LABELS.map}
            onError={() => setBroken(getAddress(wide))}
          />
        </picture>
      )}
    </div>
  );
}
