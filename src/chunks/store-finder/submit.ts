import { goTo } from '../../browser/navigation';
import { report } from '../../browser/report';
import { getStoresOfCity } from '../../services/stores';
import { getSiteName } from '../../site/brands';
import { getDisplayMapUrl, isDisplayMap } from '../../domain/stores/display-map';
import type { DisplayMapQuery } from '../../domain/stores/display-map';
import {
  formatNoStoresInCity,
  formatSetStoreError,
  getStoreSelectedMessage,
  STORES_NOT_LOADED,
} from '../../domain/stores/messages';
import { cleanValue } from '../../domain/text/clean-text';
import { getReduxStore } from '../../store';
import { chooseStore, chooseStoreByZip, waitForAccount } from '../../store/my-store/choose-store';
import type { StoreSelectionResult } from '../../store/my-store/choose-store';
import { enhanceForm } from '../../ui/cms-form/enhance-form';
import type { FormOutcome } from '../../ui/cms-form/enhance-form';
import { getFormAction } from '../../ui/cms-form/form';
import type { CityState } from '../../validation/city-state';
import { REQUIRED_MESSAGE } from '../../validation/messages';
import { parseStoreSearch } from '../../validation/store-search';
import type { FinderForm } from '.';
import { NEARBY_LINK, SEARCHING, UNNAMED_STORE } from './messages';

/** The target of a form's action: this page for '' or '#', the map, or another page (FIND-2). */
type Target = 'here' | 'map' | 'elsewhere';

const getTarget = (form: HTMLFormElement): Target => {
  const action = getFormAction(form);
  if (action === undefined) return 'here';
  return isDisplayMap(new URL(action, document.baseURI).pathname) ? 'map' : 'elsewhere';
};

const getMapUrl = (query: DisplayMapQuery): string =>
  getDisplayMapUrl({ site: getSiteName(document), port: location.port }, query);

const openMap = (query: DisplayMapQuery): FormOutcome => {
  goTo(getMapUrl(query));
  return 'leave';
};

/** Confirms that a store is my store. @param nearby searches for the stores around it */
const toOutcome = (choice: StoreSelectionResult, nearby?: DisplayMapQuery): FormOutcome =>
  'problem' in choice
    ? choice
    : {
        message: getStoreSelectedMessage(choice.store.storeName || UNNAMED_STORE),
        link: nearby && { text: NEARBY_LINK, href: getMapUrl(nearby) },
      };

const setSelectedStore = async (storeNumber: string): Promise<FormOutcome> =>
  toOutcome(await getReduxStore().dispatch(chooseStore(storeNumber)));

const setStoreOfCity = async (query: CityState): Promise<FormOutcome> => {
  const result = await getStoresOfCity({ ...query, siteName: getSiteName(document) });
  if (!result.ok) return { problem: STORES_NOT_LOADED };
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
const search = async ({ form, searchInput, storeNumber }: FinderForm): Promise<FormOutcome> => {
  const text = searchInput?.value ?? '';
  const target = getTarget(form);
  const query = parseStoreSearch(text);
  const submitTo = (number?: string): FormOutcome => {
    if (storeNumber && number !== undefined) storeNumber.value = number;
    if (searchInput) searchInput.value = cleanValue(searchInput.value);
    return 'submit';
  };
  if ('problem' in query) return query;
  if ('city' in query) {
    if (target === 'here') return setStoreOfCity(query);
    return target === 'map' ? openMap(query) : submitTo();
  }
  const choice = await setNearestStore(query.zip);
  if (target === 'here' || 'problem' in choice) return toOutcome(choice, query);
  await getReduxStore().dispatch(waitForAccount());
  return target === 'map' ? openMap(query) : submitTo(choice.store.storeNumber);
};

const reportFailure = (error: unknown): FormOutcome => {
  report(error, { source: 'store-finder', during: 'submit' });
  return { problem: STORES_NOT_LOADED };
};

/**
 * Handles the form's submit event (FIND-2): searches by the typed text or, without a text, makes the
 * selected store my store. If the form's action is another page, the browser submits the selected
 * store to it instead.
 * @returns the undo function
 */
export const enhanceSubmit = (fields: FinderForm): (() => void) => {
  const { form, searchInput, state, city, store, storeNumber } = fields;
  return enhanceForm(form, {
    field: searchInput ?? store,
    // The error that the CMS has rendered for the last search.
    cmsMessage: form.querySelector<HTMLElement>('.store-finder__problem'),
    busyText: SEARCHING,
    onSubmit({ submitter }) {
      // A button with its own URL submits the form to it, as without JavaScript.
      if (submitter?.hasAttribute('formaction')) return 'submit';
      const selectedNumber = storeNumber?.value ?? '';
      if (cleanValue(searchInput?.value ?? '') === '' && selectedNumber !== '') {
        return getTarget(form) === 'here'
          ? setSelectedStore(selectedNumber).catch(reportFailure)
          : 'submit';
      }
      if (searchInput) return search(fields).catch(reportFailure);
      const missing = [state, city, store].find((select) => select?.value === '');
      return missing ? { problem: REQUIRED_MESSAGE, field: missing } : 'leave';
    },
  });
};
