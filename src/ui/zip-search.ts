import { isBusy, setBusy } from './aria-busy';
import './zip-search.css';

/** What a zip search ends with: the words to say, or what is wrong. */
export type ZipSearchEnd = { readonly said: string } | { readonly problem: string };

interface ZipSearchOptions {
  /** What is wrong with a typed zip; undefined for a good one. */
  readonly problemOf: (typed: string) => string | undefined;
  /** Looks for it; never throws. */
  readonly search: (typed: string) => Promise<ZipSearchEnd>;
}

let forms = 0;

/**
 * Makes a form with one field search by zip in place. A problem stands behind the field and is
 * said aloud, what was typed stays, and a second press while one runs does nothing.
 * @returns gives the form back as it was
 * @throws where the form has no field
 */
export const searchByZip = (
  form: HTMLFormElement,
  { problemOf, search }: ZipSearchOptions,
): (() => void) => {
  const input = form.querySelector<HTMLInputElement>('input:not([type="hidden"])');
  if (!input) throw new Error('expected a field for the zip');
  forms += 1;
  const listening = new AbortController();
  const { signal } = listening;
  const { noValidate } = form;
  const describedBy = input.getAttribute('aria-describedby');
  const problem = document.createElement('p');
  const status = document.createElement('p');
  problem.className = 'bsro-zip-search__problem';
  problem.id = `bsro-zip-search-${forms}`;
  problem.setAttribute('role', 'alert');
  status.className = 'bsro-zip-search__status';
  status.setAttribute('role', 'status');
  input.after(problem);
  form.append(status);
  form.noValidate = true;

  const describe = (text: string): void => {
    problem.textContent = text;
    if (text) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
    const ids = [text && problem.id, describedBy].filter(Boolean).join(' ');
    if (ids) input.setAttribute('aria-describedby', ids);
    else input.removeAttribute('aria-describedby');
  };

  const submit = async (): Promise<void> => {
    const typed = input.value;
    const wrong = problemOf(typed);
    describe(wrong ?? '');
    if (wrong) {
      input.focus();
      return;
    }
    setBusy(form, true);
    status.textContent = 'Looking for a store.';
    const end = await search(typed);
    if (signal.aborted) return;
    setBusy(form, false);
    status.textContent = 'said' in end ? end.said : '';
    // What was typed meanwhile is another search's.
    if (input.value !== typed) return;
    if ('said' in end) input.value = '';
    else describe(end.problem);
  };

  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      if (!isBusy(form)) void submit();
    },
    { signal },
  );
  input.addEventListener('input', () => describe(''), { signal });

  return () => {
    listening.abort();
    describe('');
    problem.remove();
    status.remove();
    setBusy(form, false);
    form.noValidate = noValidate;
  };
};
