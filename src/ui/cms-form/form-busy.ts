import { setBusy } from '../loading/aria-busy';

/**
 * Marks a form as busy and its submit buttons as disabled, or removes both. The buttons keep the
 * focus, which browsers take from a button with the disabled attribute.
 */
export const setFormBusy = (form: HTMLFormElement, busy: boolean): void => {
  setBusy(form, busy);
  for (const button of form.querySelectorAll('button:not([type="button"])')) {
    if (busy) button.setAttribute('aria-disabled', 'true');
    else button.removeAttribute('aria-disabled');
  }
};
