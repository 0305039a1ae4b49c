import { getStoresOfCity } from '../../services/stores';
import { getSiteName } from '../../site/brands';
import { isDisplayMap } from '../../site/display-map';
import type { DisplayMapQuery } from '../../site/display-map';
import {
  formatNoStoresInCity,
  formatSetStoreError,
  getStoreSelectedMessage,
  STORES_NOT_LOADED,
} from '../../site/store-messages';
import { getReduxStore } from '../../store';
import { chooseStore, chooseStoreByZip, REDIRECT_DELAY } from '../../store/my-store/choose-store';
import type { StoreSelectionResult } from '../../store/my-store/choose-store';
import { selectLoginState } from '../../store/account/account-slice';
import type { CityState } from '../../validation/city-state';
import { parseStoreSearch } from '../../validation/store-search';
import { UNNAMED_STORE } from './messages';

/** The result of a submitted form. */
export type Outcome =
  /** Opens the display-map page. */
  | { readonly map: DisplayMapQuery }
  /** Submits the form to the author's URL, with this store number if known. */
  | { readonly numberToSubmit: string | undefined }
  /** My store is set; `nearby` searches for stores around it. */
  | { readonly confirmation: string; readonly nearby?: DisplayMapQuery }
  | { readonly problem: string };

/** The target of a form's action: this page for '' or '#', the map, or another page (FIND-2). */
export type Target = 'here' | 'map' | 'elsewhere';

export const getTarget = (form: HTMLFormElement): Target => {
  // Not form.action: a field named "action" would shadow it.
  const action = (form.getAttribute('action') ?? '').trim();
  if (action === '' || action === '#') return 'here';
  return isDisplayMap(new URL(action, document.baseURI).pathname) ? 'map' : 'elsewhere';
};

const toOutcome = (choice: StoreSelectionResult, nearby?: DisplayMapQuery): Outcome =>
  'problem' in choice
    ? choice
    : {
        confirmation: getStoreSelectedMessage(choice.store.storeName || UNNAMED_STORE),
        ...(nearby && { nearby }),
      };

/** Makes the selected store my store. */
export const setSelectedStore = async (storeNumber: string): Promise<Outcome> =>
  toOutcome(await getReduxStore().dispatch(chooseStore(storeNumber)));

const setStoreOfCity = async (query: CityState): Promise<Outcome> => {
  const result = await getStoresOfCity({ ...query, siteName: getSiteName(document) });
  if (!result.ok) {
    return { problem: STORES_NOT_LOADED };
  }
  const [first, ...others] = result.data.stores;
  if (!first) return { problem: formatNoStoresInCity(query.city, query.state) };
  if (others.length > 0) return { map: query };
  return toOutcome(await getReduxStore().dispatch(chooseStore(first.storeNumber)), query);
};

const setNearestStore = async (zip: string): Promise<StoreSelectionResult> => {
  try {
    return await getReduxStore().dispatch(chooseStoreByZip(zip));
  } catch (error) {
    return { problem: formatSetStoreError(error instanceof Error ? error.message : String(error)) };
  }
};

/** Gives a driver's selection time to reach the account (MYST-5). */
const waitForAccount = (): Promise<void> =>
  selectLoginState(getReduxStore().getState()) === 'true'
    ? new Promise((resolve) => setTimeout(resolve, REDIRECT_DELAY))
    : Promise.resolve();

/**
 * Searches by the typed text (FIND-2, FIND-3, FIND-6). Makes the store nearest to a zip my store. If
 * a city has several stores, the visitor selects one on the map page.
 */
export const search = async (text: string, target: Target): Promise<Outcome> => {
  const query = parseStoreSearch(text);
  if ('problem' in query) return query;
  if ('city' in query) {
    if (target === 'here') return setStoreOfCity(query);
    return target === 'map' ? { map: query } : { numberToSubmit: undefined };
  }
  const choice = await setNearestStore(query.zip);
  if (target === 'here' || 'problem' in choice) return toOutcome(choice, query);
  await waitForAccount();
  return target === 'map' ? { map: query } : { numberToSubmit: choice.store.storeNumber };
};
