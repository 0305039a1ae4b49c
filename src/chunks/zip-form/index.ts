import { isAuthorMode } from '../../browser/author-mode';
import { startTimer } from '../../browser/clock';
import { goTo } from '../../browser/navigation';
import { PlaceholderError } from '../../browser/placeholder-error';
import type { ZipFormAttributes } from '../../mounts/placeholders/zip-form';
import type { RootProps } from '../../mounts/schema/placeholder';
import { addQuery } from '../../site/add-query';
import { getReduxStore } from '../../store';
import { selectStoreByZip, REDIRECT_DELAY } from '../../store/my-store/select-store';
import { selectIsLoggedIn } from '../../store/account/account-slice';
import { getStoreSelectedMessage } from '../../site/store-messages';
import { searchByZip } from '../../ui/store/zip-search';
import { REQUIRED_MESSAGE } from '../../validation/required';
import { validateZip } from '../../validation/zip';

const findForm = (element: HTMLElement): HTMLFormElement | null =>
  element instanceof HTMLFormElement ? element : element.querySelector('form');

/** Returns the URL that a form opens; undefined if it only updates the page (FIND-2). */
const getTarget = (form: HTMLFormElement, typed: string): string | undefined => {
  const action = form.getAttribute('action') ?? '';
  const { name = '' } = form.querySelector<HTMLInputElement>('input:not([type="hidden"])') ?? {};
  return action === '' || action === '#' ? undefined : addQuery(action, { [name]: typed.trim() });
};

/**
 * Sets my store by zip for a visitor without a local store (MYST-4, MYST-8), which hides the form.
 * Redirects a signed-in driver (MYST-5).
 */
export default function enhance({ element }: RootProps<ZipFormAttributes>): () => void {
  const form = findForm(element);
  if (!form) {
    throw new PlaceholderError(
      'there is no form: write <form action="/locate/display-map/"><input name="q">…</form>',
    );
  }
  const store = getReduxStore();
  let stop = (): void => undefined;

  const undo = searchByZip(form, {
    validate: (typed) => (typed.trim() === '' ? REQUIRED_MESSAGE : validateZip(typed)),
    async search(typed) {
      const choice = await store.dispatch(selectStoreByZip(typed.trim()));
      if ('problem' in choice) return choice;
      const target = getTarget(form, typed);
      if (selectIsLoggedIn(store.getState()) === 'true' && target && !isAuthorMode()) {
        stop = startTimer(REDIRECT_DELAY, () => goTo(target));
      }
      const { activeElement } = document;
      // Browsers move the focus to the body when they hide the form.
      const isLost = activeElement === document.body || form.contains(activeElement);
      if (isLost && form.getClientRects().length === 0) {
        // Move the lost focus to the store's name in the header.
        document.querySelector<HTMLElement>('.bsro-my-store a')?.focus({ preventScroll: true });
      }
      return { message: getStoreSelectedMessage(choice.store.storeName) };
    },
  });
  return () => {
    stop();
    undo();
  };
}
