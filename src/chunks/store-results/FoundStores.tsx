import { useEffect, useRef, useState } from 'react';
import type { Store } from '../../services/store-schema';
import type { MapSearch } from '../../domain/stores/display-map';
import { formatStoreCount } from '../../domain/stores/list-messages';
import { useAppSelector } from '../../store/hooks';
import { readSavedStore } from '../../store/my-store/saved-store';
import { selectMyStore, selectHasLocalStore } from '../../store/meta/meta-slice';
import { StoreCard } from './StoreCard';
import { StoresMap } from './StoresMap';
import { RESULTS_LABELS } from './messages';

/** Number of stores that are shown at first and added by each click. */
const STORES_SHOWN = 10;

/** Returns the number of my store, even before its details load. */
const useMyStoreNumber = (): string | undefined => {
  const myStore = useAppSelector(selectMyStore);
  const hasLocalStore = useAppSelector(selectHasLocalStore);
  if (myStore) return myStore.storeNumber;
  const saved = hasLocalStore === false ? undefined : readSavedStore();
  return saved?.hasLocalStore ? saved.storeNumber : undefined;
};

interface FoundStoresProps {
  search: MapSearch;
  /** At least one. */
  stores: readonly Store[];
  /** Called with the name of the store that has become my store. */
  onSelected: (name: string) => void;
}

export function FoundStores({ search, stores, onSelected }: FoundStoresProps) {
  const [shown, setShown] = useState(STORES_SHOWN);
  const list = useRef<HTMLOListElement>(null);
  const myStoreNumber = useMyStoreNumber();
  const visible = stores.slice(0, shown);
  const more = Math.min(STORES_SHOWN, stores.length - shown);

  useEffect(() => {
    // Focuses the first new store.
    const first = shown > STORES_SHOWN && list.current?.children[shown - STORES_SHOWN];
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }, [shown]);

  return (
    <>
      <p className="bsro-store-results__count" tabIndex={-1}>
        {formatStoreCount(stores.length, search)}
      </p>
      <div className="bsro-store-results__columns">
        <div>
          <h2 className="bsro-visually-hidden">{RESULTS_LABELS.heading}</h2>
          <ol className="bsro-store-results__list" ref={list}>
            {visible.map((store, index) => (
              <li key={store.storeNumber} tabIndex={-1}>
                <StoreCard
                  store={store}
                  number={index + 1}
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
              onClick={() => setShown(shown + STORES_SHOWN)}
            >
              {RESULTS_LABELS.showMore({ count: more })}
            </button>
          )}
        </div>
        <StoresMap stores={visible} />
      </div>
    </>
  );
}
