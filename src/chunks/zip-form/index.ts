import { isAuthorMode } from '../../browser/author-mode';
import { startTimer } from '../../browser/clock';
import { goTo } from '../../browser/navigation';
import { PlaceholderError } from '../../browser/placeholder-error';
import type { ZipFormAttributes } from '../../mounts/placeholders/zip-form';
import type { RootProps } from '../../mounts/schema/placeholder';
import { addQuery } from '../../site/add-query';
import { getReduxStore } from '../../store';
import { chooseStoreByZip, REDIRECT_DELAY } from '../../store/my-store/choose-store';
import { selectLoginState } from '../../store/account/account-slice';
import { getStoreSelectedMessage } from '../../site/store-messages';
import { enhanceZipForm } from '../../ui/store/zip-search';
import { REQUIRED_MESSAGE } from '../../validation/required';
import { validateZip } from '../../validation/zip';

const findForm = (element: HTMLElement): HTMLFormElement | null =>
  element instanceof HTMLFormElement ? element : element.querySelector('form');

/** Returns the URL that submitting a form opens; undefined if it only updates the page (FIND-2). */
const getSubmitUrl = (form: HTMLFormElement, zip: string): string | undefined => {
  const action = form.getAttribute('action') ?? '';
  const { name = '' } = form.querySelector<HTMLInputElement>('input:not([type="hidden"])') ?? {};
  return action === '' || action === '#' ? undefined : addQuery(action, { [name]: zip.trim() });
};

/**
 * Selects my store by zip for a visitor without a local store (MYST-4, MYST-8). The form is hidden
 * once there is a local store. Redirects a signed-in driver to the URL of the form (MYST-5).
 */
export default function enhance({ element }: RootProps<ZipFormAttributes>): () => void {
  const form = findForm(element);
  if (!form) {
    throw new PlaceholderError(
      'there is no form: write <form action="/locate/display-map/"><input name="q">…</form>',
    );
  }
  const reduxStore = getReduxStore();
  let cancelRedirect = (): void => undefined;

  const undo = enhanceZipForm(form, {
    validate: (typed) => (typed.trim() === '' ? REQUIRED_MESSAGE : validateZip(typed)),
    async search(typed) {
      const result = await reduxStore.dispatch(chooseStoreByZip(typed.trim()));
      if ('problem' in result) return result;
      const submitUrl = getSubmitUrl(form, typed);
      if (selectLoginState(reduxStore.getState()) === 'true' && submitUrl && !isAuthorMode()) {
        cancelRedirect = startTimer(REDIRECT_DELAY, () => goTo(submitUrl));
      }
      const { activeElement } = document;
      // Browsers move the focus to the body when they hide the form.
      const isFocusLost = activeElement === document.body || form.contains(activeElement);
      if (isFocusLost && form.getClientRects().length === 0) {
        // Move the lost focus to the store's name in the header.
        document.querySelector<HTMLElement>('.bsro-my-store a')?.focus({ preventScroll: true });
      }
      return { message: getStoreSelectedMessage(result.store.storeName) };
    },
  });
  return () => {
    cancelRedirect();
    undo();
  };
}
