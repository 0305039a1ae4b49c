import { report } from '../../browser/report';
import { getStoresOfCity } from '../../services/stores';
import { getSiteName } from '../../site/brands';
import { getDisplayMapUrl, isDisplayMap } from '../../domain/stores/display-map';
import type { DisplayMapQuery } from '../../domain/stores/display-map';
import { STORE_MESSAGES } from '../../domain/stores/messages';
import { cleanValue } from '../../domain/text/clean-text';
import { getReduxStore } from '../../store';
import {
  chooseStore,
  chooseStoreByZip,
  waitBeforeRedirect,
} from '../../store/my-store/choose-store';
import type { StoreSelectionResult } from '../../store/my-store/choose-store';
import { enhanceForm } from '../../ui/cms-form/enhance-form';
import type { FieldValue, FormOutcome } from '../../ui/cms-form/enhance-form';
import { getFormAction } from '../../ui/cms-form/form';
import type { CityState } from '../../validation/city-state';
import { FORM_MESSAGES } from '../../validation/messages';
import { parseStoreSearch } from '../../validation/store-search';
import type { FinderForm } from './finder-form';
import { FINDER_TEXTS } from './messages';

/** The target of a form's action: this page for '' or '#', the map, or another page (FIND-2). */
type Target = 'here' | 'map' | 'elsewhere';

const getTarget = (form: HTMLFormElement): Target => {
  const action = getFormAction(form);
  if (action === undefined) return 'here';
  return isDisplayMap(new URL(action, document.baseURI).pathname) ? 'map' : 'elsewhere';
};

const getMapUrl = (query: DisplayMapQuery): string =>
  getDisplayMapUrl({ site: getSiteName(document), port: location.port }, query);

/** Confirms that a store is my store. @param nearby searches for the stores around it */
const toOutcome = (choice: StoreSelectionResult, nearby?: DisplayMapQuery): FormOutcome =>
  'problem' in choice
    ? { failure: choice.problem }
    : {
        message: STORE_MESSAGES.selected({ store: choice.store.storeName || FINDER_TEXTS.unnamed }),
        link: nearby && { text: FINDER_TEXTS.nearby, href: getMapUrl(nearby) },
      };

const setSelectedStore = async (storeNumber: string): Promise<FormOutcome> =>
  toOutcome(await getReduxStore().dispatch(chooseStore(storeNumber)));

const setStoreOfCity = async (query: CityState): Promise<FormOutcome> => {
  const result = await getStoresOfCity({ ...query, siteName: getSiteName(document) });
  if (!result.ok) return { failure: STORE_MESSAGES.notLoaded };
  const [first] = result.data.stores;
  if (!first) return { failure: STORE_MESSAGES.notFoundInCity(query) };
  return toOutcome(await getReduxStore().dispatch(chooseStore(first.storeNumber)), query);
};

/** Lists the values to submit to another page: the text without invisible characters, and the number of a store. */
const listValues = ({ searchInput, storeNumber }: FinderForm, number?: string): FieldValue[] => {
  const values: FieldValue[] = [];
  if (storeNumber && number !== undefined) values.push([storeNumber, number]);
  if (searchInput) values.push([searchInput, cleanValue(searchInput.value)]);
  return values;
};

/**
 * Searches by the typed text (FIND-2, FIND-3, FIND-6). Makes the store nearest to a zip my store, and without leaving
 * the page the first one of a city.
 */
const search = async (fields: FinderForm): Promise<FormOutcome> => {
  const target = getTarget(fields.form);
  const query = parseStoreSearch(fields.searchInput?.value ?? '');
  if ('problem' in query) return query;
  if ('city' in query) {
    if (target === 'here') return setStoreOfCity(query);
    return target === 'map' ? { url: getMapUrl(query) } : { submit: listValues(fields) };
  }
  const choice = await getReduxStore().dispatch(chooseStoreByZip(query.zip));
  if (target === 'here' || 'problem' in choice) return toOutcome(choice, query);
  await getReduxStore().dispatch(waitBeforeRedirect());
  return target === 'map'
    ? { url: getMapUrl(query) }
    : { submit: listValues(fields, choice.store.storeNumber) };
};

const reportFailure = (error: unknown): FormOutcome => {
  report(error, { source: 'store-finder', during: 'submit' });
  return { failure: STORE_MESSAGES.notLoaded };
};

/**
 * Handles the form's submit event (FIND-2): searches by the typed text or, without a text, makes the
 * selected store my store. If the form's action is another page, the browser submits the selected
 * store to it instead.
 * @returns the undo function
 */
export const enhanceSubmit = (fields: FinderForm): (() => void) => {
  const { form, searchInput, state, city, store, storeNumber } = fields;
  /** Returns the number of the selected store; empty if none is selected, or if there is a text to search by. */
  const getSelectedNumber = (): string =>
    cleanValue(searchInput?.value ?? '') === '' ? (storeNumber?.value ?? '') : '';

  return enhanceForm(form, {
    field: searchInput ?? store,
    // The error that the CMS has rendered for the last search.
    cmsMessage: form.querySelector<HTMLElement>('.store-finder__problem'),
    busyText: FINDER_TEXTS.searching,
    isNativeSubmit: ({ submitter }) =>
      // A button with its own URL submits the form to it, as without JavaScript.
      submitter?.hasAttribute('formaction') ||
      (getSelectedNumber() !== '' && getTarget(form) !== 'here'),
    onSubmit() {
      const selectedNumber = getSelectedNumber();
      if (selectedNumber !== '') return setSelectedStore(selectedNumber).catch(reportFailure);
      if (searchInput) return search(fields).catch(reportFailure);
      const missing = [state, city, store].find((select) => select?.value === '');
      return missing ? { problem: FORM_MESSAGES.required, field: missing } : 'nothing';
    },
  });
};
