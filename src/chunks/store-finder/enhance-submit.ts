import { goTo } from '../../browser/navigation';
import { report } from '../../browser/report';
import { getSiteName } from '../../site/brands';
import { cleanValue } from '../../domain/text/clean-text';
import { getDisplayMapUrl } from '../../domain/stores/display-map';
import type { DisplayMapQuery } from '../../domain/stores/display-map';
import { STORES_NOT_LOADED } from '../../domain/stores/messages';
import { createFieldError } from '../../ui/cms-form/field-error';
import { submitForm } from '../../ui/cms-form/form-action';
import { setFormBusy } from '../../ui/cms-form/form-busy';
import { isBusy } from '../../ui/loading/aria-busy';
import { REQUIRED_MESSAGE } from '../../validation/messages';
import type { FinderForm } from './form-fields';
import { search, setSelectedStore, getTarget } from './outcome';
import type { Outcome } from './outcome';
import type { FinderStatus } from './status';
import { NEARBY_LINK, SEARCHING } from './messages';

const getMapUrl = (query: DisplayMapQuery): string =>
  getDisplayMapUrl({ site: getSiteName(document), port: location.port }, query);

/**
 * Handles the form's submit event (FIND-2): searches by the typed text or, without a text, makes the
 * selected store my store. If the form's action is another page, the browser submits the selected
 * store to it instead.
 * @returns the undo function
 */
export const enhanceSubmit = (fields: FinderForm, status: FinderStatus): (() => void) => {
  const { form, searchInput, state, city, store, storeNumber } = fields;
  const fieldError = createFieldError({
    className: 'bsro-store-finder__problem',
    // The error that the CMS has rendered for the last search.
    cmsMessage: form.querySelector<HTMLElement>('.store-finder__problem'),
  });
  const listeners = new AbortController();
  const { signal } = listeners;
  const { noValidate } = form;

  const showError = (field: HTMLInputElement | HTMLSelectElement, text: string): void => {
    fieldError.show(field, text);
    field.focus();
  };

  const handleOutcome = (outcome: Outcome): void => {
    status.show('');
    const field = searchInput ?? store;
    if ('problem' in outcome) {
      if (field) showError(field, outcome.problem);
    } else if ('map' in outcome) {
      goTo(getMapUrl(outcome.map));
    } else if ('numberToSubmit' in outcome) {
      if (storeNumber && outcome.numberToSubmit !== undefined) {
        storeNumber.value = outcome.numberToSubmit;
      }
      if (searchInput) searchInput.value = cleanValue(searchInput.value);
      submitForm(form);
    } else {
      const { confirmation, nearby } = outcome;
      status.show(confirmation, nearby && { text: NEARBY_LINK, href: getMapUrl(nearby) });
    }
  };

  const run = async (pending: Promise<Outcome>): Promise<void> => {
    setFormBusy(form, true);
    fieldError.clear();
    status.show(SEARCHING);
    const outcome = await pending.catch((error: unknown): Outcome => {
      report(error, { source: 'store-finder', during: 'submit' });
      return { problem: STORES_NOT_LOADED };
    });
    if (signal.aborted) return;
    setFormBusy(form, false);
    handleOutcome(outcome);
  };

  const handleSubmit = (event: SubmitEvent): void => {
    // A button with its own URL submits the form to it, as without JavaScript.
    if (event.submitter?.hasAttribute('formaction')) return;
    const target = getTarget(form);
    const text = searchInput?.value ?? '';
    const selectedNumber = storeNumber?.value ?? '';
    const isByStore = cleanValue(text) === '' && selectedNumber !== '';
    if (isByStore && target !== 'here') return;
    event.preventDefault();
    if (isBusy(form)) return;
    const missing = searchInput
      ? undefined
      : [state, city, store].find((select) => select?.value === '');
    if (isByStore) void run(setSelectedStore(selectedNumber));
    else if (searchInput) void run(search(text, target));
    else if (missing) showError(missing, REQUIRED_MESSAGE);
  };

  // Replaces the browser's validation messages.
  form.noValidate = true;
  form.addEventListener('submit', handleSubmit, { signal });
  return () => {
    listeners.abort();
    form.noValidate = noValidate;
    setFormBusy(form, false);
    fieldError.restore();
  };
};
