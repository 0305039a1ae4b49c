import { PlaceholderError } from '../../browser/author-errors';
import { cleanValue } from '../../domain/text/clean-text';
import { createFieldError } from '../cms-form/field-error';
import { submitForm } from '../cms-form/form-action';
import { setFormBusy } from '../cms-form/form-busy';
import { isBusy } from '../loading/aria-busy';
import './zip-search.css';

/** The success message or the error message of a zip search, or that the browser submits the form. */
export type ZipSearchResult =
  { readonly message: string } | { readonly problem: string } | 'submit';

interface ZipSearchOptions {
  /** Returns an error message; undefined if the zip is valid. */
  readonly validate: (zip: string) => string | undefined;
  /** Searches by the zip; never throws. */
  readonly search: (zip: string) => Promise<ZipSearchResult>;
}

/**
 * Makes a form with one field search by zip without leaving the page. Shows and announces an error
 * after the field, keeps the visitor's input, and ignores a submit while a search is running.
 * @returns a function that restores the form
 * @throws Error if the form has no field
 */
export const enhanceZipForm = (
  form: HTMLFormElement,
  { validate, search }: ZipSearchOptions,
): (() => void) => {
  const input = form.querySelector<HTMLInputElement>('input:not([type="hidden"])');
  if (!input) throw new PlaceholderError('the form has no field: write <input name="q">');
  const listeners = new AbortController();
  const { signal } = listeners;
  const { noValidate } = form;
  const fieldError = createFieldError({ className: 'bsro-zip-search__problem', field: input });
  const status = document.createElement('p');
  status.className = 'bsro-zip-search__status';
  status.setAttribute('role', 'status');
  form.append(status);
  form.noValidate = true;

  const submit = async (): Promise<void> => {
    const typed = input.value;
    const zip = cleanValue(typed);
    const error = validate(zip);
    if (error) {
      fieldError.show(input, error);
      input.focus();
      return;
    }
    fieldError.clear();
    setFormBusy(form, true);
    status.textContent = 'Finding a store…';
    const result = await search(zip);
    if (signal.aborted) return;
    setFormBusy(form, false);
    if (result === 'submit') {
      status.textContent = '';
      input.value = zip;
      submitForm(form);
      return;
    }
    status.textContent = 'message' in result ? result.message : '';
    // The visitor has typed something else in the meantime.
    if (input.value !== typed) return;
    if ('message' in result) input.value = '';
    else fieldError.show(input, result.problem);
  };

  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      if (!isBusy(form)) void submit();
    },
    { signal },
  );

  return () => {
    listeners.abort();
    fieldError.restore();
    status.remove();
    setFormBusy(form, false);
    form.noValidate = noValidate;
  };
};
