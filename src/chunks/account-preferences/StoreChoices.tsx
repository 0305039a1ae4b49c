import type { Store } from '../../services/store-schema';
import { Icon } from '../../ui/icon/Icon';
import { CHECK } from '../../ui/icon/shapes';
import { STORE_LABELS } from './messages';

interface StoreChoicesProps {
  stores: readonly Store[];
  /** The number of the preferred store. */
  preferred: string;
  /** The number of the store that is being saved. */
  saving: string | undefined;
  onPrefer: (store: Store) => void;
}

export function StoreChoices({ stores, preferred, saving, onPrefer }: StoreChoicesProps) {
  return (
    <ul className="bsro-preferences__stores">
      {stores.map((store) => (
        <li key={store.storeNumber}>
          <span>
            <strong>{store.storeName}</strong>
            <br />
            {store.address}, {store.city}
          </span>
          {store.storeNumber === preferred ? (
            <span className="bsro-preferences__selected">
              <Icon shape={CHECK} />
              {STORE_LABELS.preferred}
            </span>
          ) : (
            <button
              type="button"
              className="bsro-button"
              aria-busy={saving === store.storeNumber}
              onClick={() => onPrefer(store)}
            >
              {saving === store.storeNumber ? STORE_LABELS.saving : STORE_LABELS.prefer}
              <span className="bsro-visually-hidden"> {store.storeName}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
