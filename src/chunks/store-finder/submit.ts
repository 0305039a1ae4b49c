import { getStoresOfCity } from '../../services/stores';
import { getSiteName } from '../../site/brands';
import { isDisplayMap } from '../../domain/stores/display-map';
import type { DisplayMapQuery } from '../../domain/stores/display-map';
import {
  formatNoStoresInCity,
  formatSetStoreError,
  getStoreSelectedMessage,
  STORES_NOT_LOADED,
} from '../../domain/stores/messages';
import { getReduxStore } from '../../store';
import { chooseStore, chooseStoreByZip, waitForAccount } from '../../store/my-store/choose-store';
import type { StoreSelectionResult } from '../../store/my-store/choose-store';
import { getFormAction } from '../../ui/cms-form/form-action';
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
  const action = getFormAction(form);
  if (action === undefined) return 'here';
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
  const [first] = result.data.stores;
  if (!first) return { problem: formatNoStoresInCity(query.city, query.state) };
  return toOutcome(await getReduxStore().dispatch(chooseStore(first.storeNumber)), query);
};

const setNearestStore = async (zip: string): Promise<StoreSelectionResult> => {
  try {
    return await getReduxStore().dispatch(chooseStoreByZip(zip));
  } catch (error) {
    return { problem: formatSetStoreError(error instanceof Error ? error.message : String(error)) };
  }
};

/**
 * Searches by the typed text (FIND-2, FIND-3, FIND-6). Makes the store nearest to a zip my store, and without leaving
 * the page the first one of a city.
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
  await getReduxStore().dispatch(waitForAccount());
  return target === 'map' ? { map: query } : { numberToSubmit: choice.store.storeNumber };
};
