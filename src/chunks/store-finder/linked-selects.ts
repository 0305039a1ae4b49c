import type { Store } from '../../services/store-schema';
import { getCities, getStoresOfCity } from '../../services/stores';
import { getSiteName } from '../../site/brands';
import { createRemoteSelect } from '../../ui/cms-form/remote-select';
import type { Choice, RemoteSelect } from '../../ui/cms-form/remote-select';
import { createFormStatus } from '../../ui/cms-form/status';
import { FINDER_TEXTS } from './messages';

interface Selects {
  readonly form: HTMLFormElement;
  readonly state: HTMLSelectElement;
  readonly city: HTMLSelectElement;
  readonly store: HTMLSelectElement;
  readonly storeNumber: HTMLInputElement;
}

const listCityChoices = (cities: readonly string[]): Choice[] =>
  [...new Set(cities)].map((city) => [city, city]);

const formatStore = ({ address, storeName, storeNumber, temporarilyClosed }: Store): string => {
  const store = address || storeName || storeNumber;
  return temporarilyClosed === 'Y' ? FINDER_TEXTS.closedStore({ store }) : store;
};

const listStoreChoices = (stores: readonly Store[]): Choice[] => [
  ...new Map(stores.map((store) => [store.storeNumber, formatStore(store)])),
];

/**
 * Links the selects for state, city, and store, and fills the store number (FIND-1). Announces the number of options
 * to screen readers. On a failed call the selects stay empty.
 * @returns the undo function
 */
export const linkSelects = ({ form, state, city, store, storeNumber }: Selects): (() => void) => {
  const siteName = getSiteName(document);
  const counts = createFormStatus('bsro-visually-hidden');
  form.append(counts.root);
  const createSelect = (select: HTMLSelectElement, options: 'cities' | 'stores'): RemoteSelect =>
    createRemoteSelect(select, {
      source: 'store-finder',
      onLoad: (count) => counts.show(FINDER_TEXTS[options]({ count })),
    });
  const cities = createSelect(city, 'cities');
  const stores = createSelect(store, 'stores');
  const listeners = new AbortController();
  const { signal } = listeners;

  const updateStoreNumber = (): void => {
    storeNumber.value = store.value;
  };
  const loadStores = (): void => {
    if (city.value === '') stores.empty();
    else {
      const query = { state: state.value, city: city.value, siteName };
      void stores.load(
        () => getStoresOfCity(query),
        (data) => listStoreChoices(data.stores),
      );
    }
    updateStoreNumber();
  };
  const loadCities = (): void => {
    if (state.value === '') cities.empty();
    else {
      const selected = state.value;
      void cities.load(() => getCities(selected, siteName), listCityChoices);
    }
    stores.empty();
    updateStoreNumber();
  };

  state.addEventListener('change', loadCities, { signal });
  city.addEventListener('change', loadStores, { signal });
  store.addEventListener('change', updateStoreNumber, { signal });

  // The CMS or the browser's back/forward navigation may have filled some selects.
  const isFilled = (select: HTMLSelectElement): boolean => select.options.length > 1;
  if (!isFilled(city)) loadCities();
  else if (!isFilled(store)) loadStores();
  else updateStoreNumber();

  return () => {
    listeners.abort();
    cities.restore();
    stores.restore();
    counts.root.remove();
  };
};
