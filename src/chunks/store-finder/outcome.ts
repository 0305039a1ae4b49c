import { getStoresOfCity } from '../../services/stores';
import { getSiteName } from '../../site/brands';
import { isDisplayMap } from '../../site/display-map';
import type { DisplayMapQuery } from '../../site/display-map';
import {
  formatNoStoresInCity,
  formatSetStoreError,
  STORES_NOT_LOADED,
} from '../../site/store-messages';
import { getReduxStore } from '../../store';
import { selectStore, selectStoreByZip, REDIRECT_DELAY } from '../../store/my-store/select-store';
import type { StoreSelectionResult } from '../../store/my-store/select-store';
import { selectIsLoggedIn } from '../../store/account/account-slice';
import type { CityState } from '../../validation/city-state';
import { parseStoreSearch } from '../../validation/store-search';

/** What becomes of a form that was sent. */
export type Outcome =
  /** The display-map page. */
  | { readonly map: DisplayMapQuery }
  /** The author's own address, with that store among the form's fields where it is known. */
  | { readonly send: string | undefined }
  /** My store is set; others near it may be offered. */
  | { readonly said: string; readonly nearby?: DisplayMapQuery }
  | { readonly problem: string };

/** Where a form leads: the page itself for an action of '' or '#', the map, or elsewhere (FIND-2). */
export type Target = 'here' | 'map' | 'elsewhere';

export const targetOf = (form: HTMLFormElement): Target => {
  // Not form.action: a field of that name would stand in its place.
  const action = (form.getAttribute('action') ?? '').trim();
  if (action === '' || action === '#') return 'here';
  return isDisplayMap(new URL(action, document.baseURI).pathname) ? 'map' : 'elsewhere';
};

const said = (choice: StoreSelectionResult, nearby?: DisplayMapQuery): Outcome =>
  'problem' in choice
    ? choice
    : {
        said: `${choice.store.storeName || 'This store'} is now your store.`,
        ...(nearby && { nearby }),
      };

/** Sets the store that the selects have chosen, in place. */
export const setChosenStore = async (storeNumber: string): Promise<Outcome> =>
  said(await getReduxStore().dispatch(selectStore(storeNumber)));

const setStoreOfCity = async (query: CityState): Promise<Outcome> => {
  const answer = await getStoresOfCity({ ...query, siteName: getSiteName(document) });
  if (answer.success === 'false') {
    return { problem: STORES_NOT_LOADED };
  }
  const [first, ...others] = answer.data.stores;
  if (!first) return { problem: formatNoStoresInCity(query.city, query.state) };
  if (others.length > 0) return { map: query };
  return said(await getReduxStore().dispatch(selectStore(first.storeNumber)), query);
};

const setNearestStore = async (zip: string): Promise<StoreSelectionResult> => {
  try {
    return await getReduxStore().dispatch(selectStoreByZip(zip));
  } catch (error) {
    return { problem: formatSetStoreError(error instanceof Error ? error.message : String(error)) };
  }
};

/** A driver's choice reaches the account first; the page that follows waits for it (MYST-5). */
const settled = (): Promise<void> =>
  selectIsLoggedIn(getReduxStore().getState()) === 'true'
    ? new Promise((resolve) => setTimeout(resolve, REDIRECT_DELAY))
    : Promise.resolve();

/**
 * Looks for what was typed (FIND-2, FIND-3, FIND-6). The store nearest to a zip becomes my store;
 * of a city's stores the visitor chooses one on the map's page, where there are several.
 */
export const search = async (text: string, target: Target): Promise<Outcome> => {
  const wanted = parseStoreSearch(text);
  if ('problem' in wanted) return wanted;
  if ('city' in wanted) {
    if (target === 'here') return setStoreOfCity(wanted);
    return target === 'map' ? { map: wanted } : { send: undefined };
  }
  const choice = await setNearestStore(wanted.zip);
  if (target === 'here' || 'problem' in choice) return said(choice, wanted);
  await settled();
  return target === 'map' ? { map: wanted } : { send: choice.store.storeNumber };
};
