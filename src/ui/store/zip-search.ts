import { PlaceholderError } from '../../browser/author-errors';
import { cleanValue } from '../../domain/text/clean-text';
import { enhanceForm } from '../cms-form/enhance-form';
import type { FormOutcome } from '../cms-form/enhance-form';

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
 * Makes a form with one field search by zip without leaving the page.
 * @returns a function that restores the form
 * @throws PlaceholderError if the form has no field
 */
export const enhanceZipForm = (
  form: HTMLFormElement,
  { validate, search }: ZipSearchOptions,
): (() => void) => {
  const input = form.querySelector<HTMLInputElement>('input:not([type="hidden"])');
  if (!input) throw new PlaceholderError('the form has no field: write <input name="q">');

  const runSearch = async (zip: string): Promise<FormOutcome> => {
    const result = await search(zip);
    if (result === 'submit') return { submit: [[input, zip]] };
    return 'message' in result
      ? { message: result.message, clearsField: true }
      : { failure: result.problem };
  };

  return enhanceForm(form, {
    field: input,
    busyText: 'Finding a store…',
    statusPlace: 'hidden',
    onSubmit() {
      const zip = cleanValue(input.value);
      const problem = validate(zip);
      return problem ? { problem } : runSearch(zip);
    },
  });
};
