import { isAuthorMode } from '../../site/author-mode';
import { PlaceholderError } from '../../browser/author-errors';
import type { ZipFormAttributes } from '../../mounts/placeholders/zip-form';
import type { RootProps } from '../../mounts/schema/placeholder';
import { getReduxStore } from '../../store';
import { chooseStoreByZip, waitBeforeRedirect } from '../../store/my-store/choose-store';
import { STORE_MESSAGES } from '../../domain/stores/messages';
import { cleanValue } from '../../domain/text/clean-text';
import { enhanceForm } from '../../ui/cms-form/enhance-form';
import type { FormOutcome } from '../../ui/cms-form/enhance-form';
import { getFormAction } from '../../ui/cms-form/form';
import { FORM_MESSAGES } from '../../validation/messages';
import { validateZip } from '../../validation/zip';

/**
 * Selects my store by zip for a visitor without a local store (MYST-4, MYST-8), and then goes to the form's action, if it
 * has one (FIND-2, MYST-5). The form is hidden once there is a local store.
 */
export default function enhance({ element }: RootProps<ZipFormAttributes>): () => void {
  const form = element instanceof HTMLFormElement ? element : element.querySelector('form');
  if (!form) {
    throw new PlaceholderError(
      'there is no form: write <form action="/locate/display-map/"><input name="q">…</form>',
    );
  }
  const input = form.querySelector<HTMLInputElement>('input:not([type="hidden"])');
  if (!input) throw new PlaceholderError('the form has no field: write <input name="q">');
  const reduxStore = getReduxStore();

  const search = async (zip: string): Promise<FormOutcome> => {
    const result = await reduxStore.dispatch(chooseStoreByZip(zip));
    if ('problem' in result) return { failure: result.problem };
    if (getFormAction(form) !== undefined && !isAuthorMode()) {
      await reduxStore.dispatch(waitBeforeRedirect());
      return { submit: [[input, zip]] };
    }
    const { activeElement } = document;
    // Browsers move the focus to the body when they hide the form.
    const isFocusLost = activeElement === document.body || form.contains(activeElement);
    if (isFocusLost && form.getClientRects().length === 0) {
      // Move the lost focus to the store's name in the header.
      document.querySelector<HTMLElement>('.bsro-my-store a')?.focus({ preventScroll: true });
    }
    return {
      message: STORE_MESSAGES.selected({ store: result.store.storeName }),
      clearsField: true,
    };
  };

  return enhanceForm(form, {
    field: input,
    busyText: STORE_MESSAGES.finding,
    statusPlace: 'hidden',
    onSubmit() {
      const zip = cleanValue(input.value);
      const problem = zip === '' ? FORM_MESSAGES.required : validateZip(zip);
      return problem === undefined ? search(zip) : { problem };
    },
  });
}
