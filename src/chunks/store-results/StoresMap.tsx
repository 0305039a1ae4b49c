import { useCallback, useState } from 'react';
import { whenResized } from '../../browser/when-resized';
import type { Store } from '../../services/store-schema';
import { MAP_SIZES, getMapViewUrl } from '../../domain/stores/map-urls';
import type { MapPoint, MapSize } from '../../domain/stores/map-urls';
import { fitMap, project } from '../../domain/stores/map-view';
import { ShortLabel } from '../../ui/ShortLabel';
import { getStoreName, RESULTS_LABELS } from './messages';

/** Selects the size whose aspect ratio fits the map's box, which depends on the theme's column width. */
const pickSize = ({ clientWidth, clientHeight }: HTMLElement): MapSize => {
  if (clientWidth > clientHeight * 1.5) return MAP_SIZES.listLandscape;
  return clientWidth < clientHeight || clientWidth === 0
    ? MAP_SIZES.listPortrait
    : MAP_SIZES.square;
};

export interface MappedStore extends MapPoint {
  readonly storeNumber: string;
  readonly name: string;
  /** The store's number in the list. */
  readonly number: number;
}

/** Returns the stores of a list that have coordinates. */
export const listMappedStores = (stores: readonly Store[]): readonly MappedStore[] =>
  stores.flatMap((store, index) => {
    const { storeNumber, latitude, longitude } = store;
    return typeof latitude === 'number' && typeof longitude === 'number'
      ? { storeNumber, name: getStoreName(store), number: index + 1, latitude, longitude }
      : [];
  });

interface StoresMapProps {
  readonly id: string;
  /** At least one. */
  readonly stores: readonly MappedStore[];
  /** Whether a narrow page shows the map, too. */
  readonly isOpen: boolean;
  readonly selected: string | undefined;
  readonly onSelect: (storeNumber: string) => void;
  readonly onFail: () => void;
}

/**
 * A map with a pin for each store. It adds nothing to the list but the places: a pin selects its store in the list, and
 * the pin of the list's selected store stands out.
 */
export function StoresMap({ id, stores, isOpen, selected, onSelect, onFail }: StoresMapProps) {
  const [size, setSize] = useState<MapSize>();
  const measure = useCallback((box: HTMLElement | null) => {
    if (!box) return undefined;
    const update = (): void => setSize(pickSize(box));
    // At once, so that the first paint includes the picture.
    update();
    return whenResized(box, update);
  }, []);
  const view = size && fitMap(stores, size);

  return (
    <div
      className={`bsro-store-results__map${isOpen ? ' bsro-store-results__map--open' : ''}`}
      id={id}
      ref={measure}
      role="group"
      aria-label={RESULTS_LABELS.map}
    >
      {view && (
        <>
          <img src={getMapViewUrl(view, size)} {...size} alt="" loading="lazy" onError={onFail} />
          {stores.map((store, index) => {
            const { x, y } = project(store, view, size);
            return (
              <button
                key={store.storeNumber}
                type="button"
                className="bsro-store-pin"
                aria-pressed={store.storeNumber === selected}
                style={{
                  left: `${(x / size.width) * 100}%`,
                  top: `${(y / size.height) * 100}%`,
                  // Where pins overlap, the nearest store is in front.
                  zIndex: stores.length - (store.storeNumber === selected ? -1 : index),
                }}
                onClick={() => onSelect(store.storeNumber)}
              >
                <ShortLabel
                  text={`${store.number}`}
                  fullText={RESULTS_LABELS.pin({ number: `${store.number}`, store: store.name })}
                />
              </button>
            );
          })}
        </>
      )}
    </div>
  );
}
