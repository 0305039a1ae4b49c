import { useCallback, useState } from 'react';
import type { Store } from '../../services/store-schema';
import { MAP_SIZES, getStoresMapUrl } from '../../domain/stores/map-urls';
import type { MapSize } from '../../domain/stores/map-urls';
import { RESULTS_LABELS } from './messages';

/** Selects the size whose aspect ratio fits the map's box, which depends on the theme's column width. */
const pickSize = ({ clientWidth, clientHeight }: HTMLElement): MapSize =>
  clientWidth > clientHeight ? MAP_SIZES.landscape : MAP_SIZES.portrait;

/** A map of the numbered stores; renders nothing if no store has coordinates. */
export function StoresMap({ stores }: { stores: readonly Store[] }) {
  const [size, setSize] = useState<MapSize>();
  const [failedUrl, setFailedUrl] = useState('');
  const measure = useCallback((box: HTMLElement | null) => {
    if (!box) return undefined;
    const update = (): void => setSize(pickSize(box));
    // At once, so that the first paint includes the picture.
    update();
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(update) : undefined;
    observer?.observe(box);
    return () => observer?.disconnect();
  }, []);
  const points = stores.flatMap(({ latitude, longitude }, index) =>
    typeof latitude === 'number' && typeof longitude === 'number'
      ? { number: index + 1, latitude, longitude }
      : [],
  );
  if (points.length === 0) return null;
  const url = size && getStoresMapUrl(points, size);
  return (
    <div className="bsro-store-results__map" ref={measure}>
      {url !== undefined && failedUrl !== url && (
        <img src={url} {...size} alt={RESULTS_LABELS.map} onError={() => setFailedUrl(url)} />
      )}
    </div>
  );
}
