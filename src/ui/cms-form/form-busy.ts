import { setBusy } from '../loading/aria-busy';

/**
 * Marks a form as busy and its submit buttons as disabled, or removes both marks. The buttons keep the
 * focus, because they don't get the `disabled` attribute, with which a button loses it.
 */
export const setFormBusy = (form: HTMLFormElement, isBusy: boolean): void => {
  setBusy(form, isBusy);
  for (const button of form.querySelectorAll('button:not([type="button"])')) {
    if (isBusy) button.setAttribute('aria-disabled', 'true');
    else button.removeAttribute('aria-disabled');
  }
};
