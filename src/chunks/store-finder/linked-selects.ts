import { report } from '../../browser/report';
import type { Answer } from '../../services/answer';
import type { Store } from '../../services/store-schema';
import { getCities, getStoresOfCity } from '../../services/stores';
import { getSiteName } from '../../site/brands';
import type { FinderForm } from './form-fields';

type Choice = readonly [value: string, text: string];

/** The selects of a form that has them all, and the input that they fill. */
export interface Selects {
  readonly state: HTMLSelectElement;
  readonly city: HTMLSelectElement;
  readonly store: HTMLSelectElement;
  readonly storeNumber: HTMLInputElement;
}

/** The selects, where a form has all of them. */
export const selectsOf = ({ state, city, store, storeNumber }: FinderForm): Selects | undefined =>
  state && city && store && storeNumber ? { state, city, store, storeNumber } : undefined;

const cityChoices = (cities: readonly string[]): Choice[] =>
  [...new Set(cities)].map((city) => [city, city]);

const storeText = ({ address, storeName, storeNumber, temporarilyClosed }: Store): string =>
  (address || storeName || storeNumber) +
  (temporarilyClosed === 'Y' ? ' (temporarily closed)' : '');

const storeChoices = (stores: readonly Store[]): Choice[] => [
  ...new Map(stores.map((store) => [store.storeNumber, storeText(store)])),
];

/** The author's first words, such as "Choose a city", stay; what was below them goes. */
const fill = (select: HTMLSelectElement, choices: readonly Choice[]): void => {
  const [first] = select.options;
  const words = first && first.value === '' ? [first] : [];
  select.replaceChildren(...words, ...choices.map(([value, text]) => new Option(text, value)));
  select.selectedIndex = 0;
};

const countOf = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** A select whose choices come from the host, and what it is filled with next. */
interface Filled {
  readonly select: HTMLSelectElement;
  /** Empties it, and has it wait for what is asked. */
  readonly load: <Data>(
    ask: () => Promise<Answer<Data>>,
    choicesOf: (data: Data) => readonly Choice[],
    count: readonly [one: string, many: string],
  ) => Promise<void>;
  /** Empties it; an answer still under way counts no more. */
  readonly empty: () => void;
}

const filledBy = (select: HTMLSelectElement, say: (text: string) => void): Filled => {
  let latest = 0;
  let again = new AbortController();

  const clear = (): number => {
    again.abort();
    again = new AbortController();
    latest += 1;
    fill(select, []);
    select.removeAttribute('aria-busy');
    return latest;
  };

  const filled: Filled = {
    select,
    empty() {
      clear();
      select.disabled = true;
    },
    async load(ask, choicesOf, [one, many]) {
      const turn = clear();
      // Whoever stands in it would lose their place.
      select.disabled = document.activeElement !== select;
      select.setAttribute('aria-busy', 'true');
      const answer = await ask();
      // An answer to an earlier choice never wins.
      if (turn !== latest) return;
      select.removeAttribute('aria-busy');
      select.disabled = false;
      if (answer.success === 'false') {
        report(new Error(answer.error), { source: 'store-finder', during: 'call' });
        const retry = (): void => void filled.load(ask, choicesOf, [one, many]);
        // Choosing the same again is no change: whoever opens the empty select asks once more.
        select.addEventListener('focus', retry, { once: true, signal: again.signal });
        return;
      }
      const choices = choicesOf(answer.data);
      fill(select, choices);
      say(countOf(choices.length, one, many));
      if (choices.length === 1) {
        select.value = choices[0]?.[0] ?? '';
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }
    },
  };
  return filled;
};

/**
 * Links state, city and store, and fills the store number (FIND-1). On a failed call the selects
 * stay empty. @param say tells a screen reader what has come; returns what undoes it
 */
export const linkSelects = (
  { state, city, store, storeNumber }: Selects,
  say: (text: string) => void,
): (() => void) => {
  const siteName = getSiteName(document);
  const cities = filledBy(city, say);
  const stores = filledBy(store, say);
  const originals = [city, store].map((select) => [...select.children]);
  const listening = new AbortController();
  const { signal } = listening;

  const setNumber = (): void => {
    storeNumber.value = store.value;
  };
  const loadStores = (): void => {
    if (city.value === '') stores.empty();
    else {
      const query = { state: state.value, city: city.value, siteName };
      void stores.load(
        () => getStoresOfCity(query),
        (data) => storeChoices(data.stores),
        ['store', 'stores'],
      );
    }
    setNumber();
  };
  const loadCities = (): void => {
    if (state.value === '') cities.empty();
    else {
      const chosen = state.value;
      void cities.load(() => getCities(chosen, siteName), cityChoices, ['city', 'cities']);
    }
    stores.empty();
    setNumber();
  };

  state.addEventListener('change', loadCities, { signal });
  city.addEventListener('change', loadStores, { signal });
  store.addEventListener('change', setNumber, { signal });

  // The CMS, or the browser that comes back to the page, may have filled some of them.
  const isFilled = (select: HTMLSelectElement): boolean => select.options.length > 1;
  if (!isFilled(city)) loadCities();
  else if (!isFilled(store)) loadStores();
  else setNumber();

  return () => {
    listening.abort();
    cities.empty();
    stores.empty();
    [city, store].forEach((select, index) => {
      select.replaceChildren(...(originals[index] ?? []));
      select.disabled = false;
    });
  };
};
