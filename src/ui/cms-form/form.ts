import { writeAttribute } from '../cms/attributes';

/**
 * Returns the URL of a form's action; undefined for '' and '#', with which a search updates the page in place (FIND-2).
 * Not `form.action`: a field named "action" would shadow it.
 */
export const getFormAction = (form: HTMLFormElement): string | undefined => {
  const action = (form.getAttribute('action') ?? '').trim();
  return action === '' || action === '#' ? undefined : action;
};

export type FormField = HTMLInputElement | HTMLSelectElement;

/** Returns a field of a form; undefined if the form has none of that name. */
export const getField = (form: HTMLFormElement, name: string): FormField | undefined => {
  const field = form.elements.namedItem(name);
  const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
  return isField ? field : undefined;
};

/** Submits a form without its event. Not `form.submit`: a field named "submit" would shadow it. */
export const submitForm = (form: HTMLFormElement): void =>
  HTMLFormElement.prototype.submit.call(form);

/** Sets or removes `aria-busy`. Firefox before 119 doesn't reflect the `ariaBusy` property. */
export const setBusy = (element: Element, shouldBeBusy: boolean): void =>
  writeAttribute(element, 'aria-busy', shouldBeBusy ? 'true' : null);

export const isBusy = (element: Element): boolean => element.getAttribute('aria-busy') === 'true';

/**
 * Marks a form as busy and its submit buttons as disabled, or removes both marks. The buttons keep the
 * focus, because they don't get the `disabled` attribute, with which a button loses it.
 */
export const setFormBusy = (form: HTMLFormElement, shouldBeBusy: boolean): void => {
  setBusy(form, shouldBeBusy);
  for (const button of form.querySelectorAll('button:not([type="button"])')) {
    writeAttribute(button, 'aria-disabled', shouldBeBusy ? 'true' : null);
  }
};
