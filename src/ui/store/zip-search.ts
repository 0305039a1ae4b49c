import { PlaceholderError } from '../../browser/placeholder-error';
import { isBusy, setBusy } from '../loading/aria-busy';
import './zip-search.css';

/** The success message or the error message of a zip search. */
export type ZipSearchResult = { readonly message: string } | { readonly problem: string };

interface ZipSearchOptions {
  /** Returns an error message; undefined if the zip is valid. */
  readonly validate: (typed: string) => string | undefined;
  /** Searches by the typed zip; never throws. */
  readonly search: (typed: string) => Promise<ZipSearchResult>;
}

let formCount = 0;

/**
 * Makes a form with one field search by zip without leaving the page. Shows and announces an error
 * after the field, keeps the visitor's input, and ignores a submit while a search is running.
 * @returns a function that restores the form
 * @throws Error if the form has no field
 */
export const searchByZip = (
  form: HTMLFormElement,
  { validate, search }: ZipSearchOptions,
): (() => void) => {
  const input = form.querySelector<HTMLInputElement>('input:not([type="hidden"])');
  if (!input) throw new PlaceholderError('the form has no field: write <input name="q">');
  formCount += 1;
  const listeners = new AbortController();
  const { signal } = listeners;
  const { noValidate } = form;
  const describedBy = input.getAttribute('aria-describedby');
  const problem = document.createElement('p');
  const status = document.createElement('p');
  problem.className = 'bsro-zip-search__problem';
  problem.id = `bsro-zip-search-${formCount}`;
  problem.setAttribute('role', 'alert');
  status.className = 'bsro-zip-search__status';
  status.setAttribute('role', 'status');
  input.after(problem);
  form.append(status);
  form.noValidate = true;

  const showError = (text: string): void => {
    problem.textContent = text;
    if (text) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
    const ids = [text && problem.id, describedBy].filter(Boolean).join(' ');
    if (ids) input.setAttribute('aria-describedby', ids);
    else input.removeAttribute('aria-describedby');
  };

  const submit = async (): Promise<void> => {
    const typed = input.value;
    const error = validate(typed);
    showError(error ?? '');
    if (error) {
      input.focus();
      return;
    }
    setBusy(form, true);
    status.textContent = 'Finding a store…';
    const result = await search(typed);
    if (signal.aborted) return;
    setBusy(form, false);
    status.textContent = 'message' in result ? result.message : '';
    // The visitor has typed something else meanwhile.
    if (input.value !== typed) return;
    if ('message' in result) input.value = '';
    else showError(result.problem);
  };

  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      if (!isBusy(form)) void submit();
    },
    { signal },
  );
  input.addEventListener('input', () => showError(''), { signal });

  return () => {
    listeners.abort();
    showError('');
    problem.remove();
    status.remove();
    setBusy(form, false);
    form.noValidate = noValidate;
  };
};
