import { report } from '../../browser/report';
import type { Result } from '../../services/result';
import type { Store } from '../../services/store-schema';
import { getCities, getStoresOfCity } from '../../services/stores';
import { getSiteName } from '../../site/brands';
import type { FinderForm } from './form-fields';
import { OPTION_NAMES, TEMPORARILY_CLOSED } from './messages';

type Choice = readonly [value: string, text: string];

/** The linked selects and the hidden input that they fill. */
export interface Selects {
  readonly state: HTMLSelectElement;
  readonly city: HTMLSelectElement;
  readonly store: HTMLSelectElement;
  readonly storeNumber: HTMLInputElement;
}

/** Returns the selects if the form has all of them. */
export const getSelects = ({ state, city, store, storeNumber }: FinderForm): Selects | undefined =>
  state && city && store && storeNumber ? { state, city, store, storeNumber } : undefined;

const listCityChoices = (cities: readonly string[]): Choice[] =>
  [...new Set(cities)].map((city) => [city, city]);

const formatStore = ({ address, storeName, storeNumber, temporarilyClosed }: Store): string =>
  (address || storeName || storeNumber) +
  (temporarilyClosed === 'Y' ? ` ${TEMPORARILY_CLOSED}` : '');

const listStoreChoices = (stores: readonly Store[]): Choice[] => [
  ...new Map(stores.map((store) => [store.storeNumber, formatStore(store)])),
];

/** Replaces the options, except the author's prompt, such as "Choose a city". */
const setOptions = (select: HTMLSelectElement, choices: readonly Choice[]): void => {
  const [first] = select.options;
  const prompt = first && first.value === '' ? [first] : [];
  select.replaceChildren(...prompt, ...choices.map(([value, text]) => new Option(text, value)));
  select.selectedIndex = 0;
};

const formatCount = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** A select whose options load from the host. */
interface RemoteSelect {
  readonly select: HTMLSelectElement;
  /** Clears the select and loads its options. */
  readonly load: <Data>(
    request: () => Promise<Result<Data>>,
    toChoices: (data: Data) => readonly Choice[],
    count: readonly [one: string, many: string],
  ) => Promise<void>;
  /** Clears the select and ignores a pending response. */
  readonly empty: () => void;
}

const createRemoteSelect = (
  select: HTMLSelectElement,
  announce: (text: string) => void,
): RemoteSelect => {
  let latest = 0;
  let retryListener = new AbortController();

  const clear = (): number => {
    retryListener.abort();
    retryListener = new AbortController();
    latest += 1;
    setOptions(select, []);
    select.removeAttribute('aria-busy');
    return latest;
  };

  const remote: RemoteSelect = {
    select,
    empty() {
      clear();
      select.disabled = true;
    },
    async load(request, toChoices, [one, many]) {
      const requestId = clear();
      // Disabling would blur the select.
      select.disabled = document.activeElement !== select;
      select.setAttribute('aria-busy', 'true');
      const result = await request();
      // Ignore the response to an earlier selection.
      if (requestId !== latest) return;
      select.removeAttribute('aria-busy');
      select.disabled = false;
      if (!result.ok) {
        report(result.error, { source: 'store-finder', during: 'call' });
        const retry = (): void => void remote.load(request, toChoices, [one, many]);
        // Selecting the same value again fires no change event, so retry on focus.
        select.addEventListener('focus', retry, { once: true, signal: retryListener.signal });
        return;
      }
      const choices = toChoices(result.data);
      setOptions(select, choices);
      announce(formatCount(choices.length, one, many));
      if (choices.length === 1) {
        select.value = choices[0]?.[0] ?? '';
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }
    },
  };
  return remote;
};

/**
 * Links the selects for state, city, and store, and fills the store number (FIND-1). On a failed
 * call the selects stay empty.
 * @param announce announces the number of options to screen readers
 * @returns the undo function
 */
export const linkSelects = (
  { state, city, store, storeNumber }: Selects,
  announce: (text: string) => void,
): (() => void) => {
  const siteName = getSiteName(document);
  const cities = createRemoteSelect(city, announce);
  const stores = createRemoteSelect(store, announce);
  const originals = [city, store].map((select) => [...select.children]);
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
        OPTION_NAMES.store,
      );
    }
    updateStoreNumber();
  };
  const loadCities = (): void => {
    if (state.value === '') cities.empty();
    else {
      const selected = state.value;
      void cities.load(() => getCities(selected, siteName), listCityChoices, OPTION_NAMES.city);
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
    cities.empty();
    stores.empty();
    [city, store].forEach((select, index) => {
      select.replaceChildren(...(originals[index] ?? []));
      select.disabled = false;
    });
  };
};
