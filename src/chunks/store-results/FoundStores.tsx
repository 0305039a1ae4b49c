import { useId, useState } from 'react';
import type { Store } from '../../services/store-schema';
import type { MapSearch } from '../../domain/stores/display-map';
import { formatStoreCount } from '../../domain/stores/list-messages';
import { useAppSelector } from '../../store/hooks';
import { selectMyStoreNumber } from '../../store/meta/meta-slice';
import { useNewItemFocus } from '../../ui/useNewItemFocus';
import { StoreCard } from './StoreCard';
import { StoresMap, listMappedStores } from './StoresMap';
import { RESULTS_LABELS } from './messages';

/** Number of stores that are shown at first and added by each click. */
const STORES_SHOWN = 10;

interface FoundStoresProps {
  search: MapSearch;
  /** At least one. */
  stores: readonly Store[];
  /** Called with the name of the store that has become my store. */
  onSelected: (name: string) => void;
}

export function FoundStores({ search, stores, onSelected }: FoundStoresProps) {
  const [shown, setShown] = useState(STORES_SHOWN);
  const { list, expectItems } = useNewItemFocus<HTMLOListElement>();
  const myStoreNumber = useAppSelector(selectMyStoreNumber);
  const [selected, setSelected] = useState<string>();
  const [isMapOpen, setIsMapOpen] = useState(false);
  const [hasMapFailed, setHasMapFailed] = useState(false);
  const mapId = useId();
  const visible = stores.slice(0, shown);
  const mapped = hasMapFailed ? [] : listMappedStores(visible);
  const more = Math.min(STORES_SHOWN, stores.length - shown);

  const handlePin = (storeNumber: string): void => {
    setSelected(storeNumber);
    const index = visible.findIndex((store) => store.storeNumber === storeNumber);
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <>
      <div className="bsro-store-results__bar">
        <p className="bsro-store-results__count" tabIndex={-1}>
          {formatStoreCount(stores.length, search)}
        </p>
        {mapped.length > 0 && (
          <button
            type="button"
            className="bsro-button bsro-store-results__toggle"
            aria-expanded={isMapOpen}
            aria-controls={mapId}
            onClick={() => setIsMapOpen(!isMapOpen)}
          >
            {RESULTS_LABELS.showMap}
          </button>
        )}
      </div>
      <div className="bsro-store-results__columns">
        <div>
          <h2 className="bsro-visually-hidden">{RESULTS_LABELS.heading}</h2>
          <ol className="bsro-store-results__list" ref={list}>
            {visible.map((store, index) => (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Its pin stands out, nothing else.
              <li
                key={store.storeNumber}
                tabIndex={-1}
                onMouseEnter={() => setSelected(store.storeNumber)}
                onFocus={() => setSelected(store.storeNumber)}
              >
                <StoreCard
                  store={store}
                  number={index + 1}
                  isSelected={store.storeNumber === selected}
                  isMine={store.storeNumber === myStoreNumber}
                  onSelected={onSelected}
                />
              </li>
            ))}
          </ol>
          {more > 0 && (
            <button
              type="button"
              className="bsro-button bsro-store-results__more"
              onClick={() => {
                expectItems();
                setShown(shown + STORES_SHOWN);
              }}
            >
              {RESULTS_LABELS.showMore({ count: more })}
            </button>
          )}
        </div>
        {mapped.length > 0 && (
          <StoresMap
            id={mapId}
            stores={mapped}
            isOpen={isMapOpen}
            selected={selected}
            onSelect={handlePin}
            onFail={() => setHasMapFailed(true)}
          />
        )}
      </div>
    </>
  );
}
