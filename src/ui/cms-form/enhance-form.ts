import { isBusy } from '../loading/aria-busy';
import { createFieldError } from './field-error';
import type { FormField } from './field-error';
import { setFormBusy, submitForm } from './form';
import { createFormStatus } from './status';
import type { StatusLink } from './status';

/** What a form shows or does after a submit. */
export type FormOutcome =
  /** An error at a field: the named one, or the form's own. */
  | { readonly problem: string; readonly field?: FormField | undefined }
  /** A status below the fields, for a form that stays. */
  | { readonly message: string; readonly link?: StatusLink | undefined }
  /** A confirmation that replaces the form, with a status after the form. */
  | { readonly confirmation: string }
  /** The browser submits the form to its action. */
  | 'submit'
  /** The page is being left. */
  | 'leave';

interface FormOptions {
  /** The field that errors are about, unless an outcome names another one. */
  readonly field: FormField | undefined;
  /** The element in which the CMS shows an error; by default, one is added after the field. */
  readonly cmsMessage?: HTMLElement | null;
  /** Shown while a submit is pending; empty if nothing is shown. */
  readonly busyText: string;
  /**
   * Where the status is: at the end of the form, by default; after the form, which a confirmation replaces; or
   * hidden in the form, for screen readers only, because the page shows the result elsewhere.
   */
  readonly statusPlace?: 'inside' | 'after' | 'hidden';
  /**
   * Handles a submit. A promise makes the form busy until it settles; it must not reject. An outcome at once
   * is for what needs no call: an error, or 'submit' for a submit that the browser handles.
   */
  readonly onSubmit: (event: SubmitEvent) => FormOutcome | Promise<FormOutcome>;
}

/**
 * Makes a form of the CMS respond without leaving the page: validates, shows and announces errors at the field,
 * a status, and a confirmation. Keeps what the visitor has typed, and ignores a submit while one is pending.
 * @returns a function that restores the form
 */
export const enhanceForm = (
  form: HTMLFormElement,
  { field: ownField, cmsMessage, busyText, statusPlace = 'inside', onSubmit }: FormOptions,
): (() => void) => {
  const { noValidate } = form;
  const listeners = new AbortController();
  const { signal } = listeners;
  const fieldError = createFieldError({ field: ownField, cmsMessage });
  const status = createFormStatus(
    statusPlace === 'hidden' ? 'bsro-visually-hidden' : 'bsro-cms-form__status',
  );
  let isConfirmed = false;

  /** Checks that the visitor hasn't moved on; a browser may move the focus to the body. */
  const hasFocus = (): boolean => {
    const { activeElement } = document;
    return activeElement === document.body || form.contains(activeElement);
  };
  const confirm = (text: string): void => {
    const shouldFocus = hasFocus();
    isConfirmed = true;
    form.hidden = true;
    status.root.className = 'bsro-cms-form__confirmation';
    status.root.tabIndex = -1;
    if (shouldFocus) status.root.focus();
    status.show(text);
  };
  const handleOutcome = (outcome: FormOutcome): void => {
    if (outcome === 'submit') submitForm(form);
    else if (outcome === 'leave') return;
    else if ('confirmation' in outcome) confirm(outcome.confirmation);
    else if ('message' in outcome) status.show(outcome.message, outcome.link);
    else {
      const field = outcome.field ?? ownField;
      if (!field) return;
      fieldError.show(field, outcome.problem);
      if (hasFocus()) field.focus();
    }
  };
  const waitFor = async (pending: Promise<FormOutcome>): Promise<void> => {
    const typed = ownField?.value;
    fieldError.clear();
    setFormBusy(form, true);
    status.show(busyText);
    const outcome = await pending;
    if (signal.aborted) return;
    setFormBusy(form, false);
    status.show('');
    // An error of the old value isn't one of the value that the visitor has typed since.
    const isOutdated = ownField?.value !== typed;
    if (!isOutdated || typeof outcome === 'string' || !('problem' in outcome)) {
      handleOutcome(outcome);
    }
  };

  if (statusPlace === 'after') form.after(status.root);
  else form.append(status.root);
  // Replaces the browser's validation, which has other rules and messages.
  form.noValidate = true;
  form.addEventListener(
    'submit',
    (event) => {
      if (isBusy(form)) {
        event.preventDefault();
        return;
      }
      const outcome = onSubmit(event);
      if (outcome === 'submit') return;
      event.preventDefault();
      if (outcome instanceof Promise) void waitFor(outcome);
      else handleOutcome(outcome);
    },
    { signal },
  );

  return () => {
    listeners.abort();
    form.noValidate = noValidate;
    if (isConfirmed) form.hidden = false;
    setFormBusy(form, false);
    fieldError.restore();
    status.root.remove();
  };
};
