import { goTo } from '../../browser/navigation';
import { createFieldError } from './field-error';
import { isBusy, setFormBusy, submitForm } from './form';
import type { FormField } from './form';
import { createFormStatus } from './status';
import type { StatusLink } from './status';

const STATUS_CLASS = 'bsro-cms-form__status';

/** A value that a form fills into one of its fields. */
export type FieldValue = readonly [field: FormField, value: string];

export type FormOutcome =
  /** An error in the value of a field: the named one, or the form's own. Dropped if the visitor has changed the value. */
  | { readonly problem: string; readonly field?: FormField | undefined }
  /** An error that isn't about the present value, such as a failed call. Always shown: at the form's own field, or as a status. */
  | { readonly failure: string }
  /** A status below the fields, for a form that stays. */
  | {
      readonly message: string;
      readonly link?: StatusLink | undefined;
      /** Empties the form's own field, unless the visitor has changed its value. */
      readonly clearsField?: boolean;
    }
  /** A confirmation that replaces the form, with a status after the form. */
  | { readonly confirmation: string }
  /** The page leaves for a URL. */
  | { readonly url: string }
  /** The browser submits the form to its action, with these values. */
  | { readonly submit: readonly FieldValue[] }
  /** There is nothing to show or to do. */
  | 'nothing';

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
  /** Checks whether the browser handles a submit, as without JavaScript, even while another one is pending. */
  readonly isNativeSubmit?: (event: SubmitEvent) => boolean;
  /**
   * Handles a submit. A promise makes the form busy until it settles; it must not reject, and leaves the page and the
   * fields to its outcome, which is ignored once the form is restored.
   */
  readonly onSubmit: () => FormOutcome | Promise<FormOutcome>;
}

/**
 * Makes a form of the CMS respond without leaving the page: validates, shows and announces errors at the field,
 * a status, and a confirmation. Keeps what the visitor has typed, and ignores a submit while one is pending.
 * @returns a function that restores the form
 */
export const enhanceForm = (
  form: HTMLFormElement,
  {
    field: ownField,
    cmsMessage,
    busyText,
    statusPlace = 'inside',
    isNativeSubmit = () => false,
    onSubmit,
  }: FormOptions,
): (() => void) => {
  const { noValidate } = form;
  const listeners = new AbortController();
  const { signal } = listeners;
  const fieldError = createFieldError({ field: ownField, cmsMessage });
  const statusClass = statusPlace === 'hidden' ? 'bsro-visually-hidden' : STATUS_CLASS;
  const status = createFormStatus(statusClass);
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
  const showError = (field: FormField, text: string): void => {
    fieldError.show(field, text);
    if (hasFocus()) field.focus();
  };
  /** @param isOutdated whether the visitor has changed the form's own field since the submit */
  const handleOutcome = (outcome: FormOutcome, isOutdated = false): void => {
    if (outcome === 'nothing') return;
    if ('url' in outcome) goTo(outcome.url);
    else if ('submit' in outcome) {
      for (const [field, value] of outcome.submit) field.value = value;
      submitForm(form);
    } else if ('confirmation' in outcome) confirm(outcome.confirmation);
    else if ('message' in outcome) {
      if (outcome.clearsField && ownField && !isOutdated) ownField.value = '';
      status.show(outcome.message, outcome.link);
    } else if ('failure' in outcome) {
      if (ownField && !isOutdated) showError(ownField, outcome.failure);
      else {
        status.root.className = STATUS_CLASS;
        status.show(outcome.failure);
      }
    } else {
      const field = outcome.field ?? ownField;
      if (field && !isOutdated) showError(field, outcome.problem);
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
    handleOutcome(outcome, ownField?.value !== typed);
  };

  if (statusPlace === 'after') form.after(status.root);
  else form.append(status.root);
  // Replaces the browser's validation, which has other rules and messages.
  form.noValidate = true;
  form.addEventListener(
    'submit',
    (event) => {
      if (isNativeSubmit(event)) return;
      event.preventDefault();
      if (isBusy(form)) return;
      // An old failure must not stand beside a new error.
      status.root.className = statusClass;
      status.show('');
      const outcome = onSubmit();
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
