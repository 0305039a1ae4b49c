import { isAuthorMode } from '../../browser/author-mode';
import { after } from '../../browser/clock';
import { goTo } from '../../browser/navigation';
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

const formOf = (element: HTMLElement): HTMLFormElement | null =>
  element instanceof HTMLFormElement ? element : element.querySelector('form');

/** Where a form leads; undefined for one that updates in place (FIND-2). */
const targetOf = (form: HTMLFormElement, typed: string): string | undefined => {
  const action = form.getAttribute('action') ?? '';
  const { name = '' } = form.querySelector<HTMLInputElement>('input:not([type="hidden"])') ?? {};
  return action === '' || action === '#' ? undefined : addQuery(action, { [name]: typed.trim() });
};

/**
 * The zip form of a visitor without a local store (MYST-4, MYST-8): the nearest store becomes
 * theirs, and the form goes with its class. A driver is sent on (MYST-5).
 */
export default function enhance({ element }: RootProps<ZipFormAttributes>): () => void {
  const form = formOf(element);
  if (!form) throw new Error('expected a form');
  const store = getReduxStore();
  let stop = (): void => undefined;

  const undo = searchByZip(form, {
    validate: (typed) => (typed.trim() === '' ? REQUIRED_MESSAGE : validateZip(typed)),
    async search(typed) {
      const choice = await store.dispatch(selectStoreByZip(typed.trim()));
      if ('problem' in choice) return choice;
      const target = targetOf(form, typed);
      if (selectIsLoggedIn(store.getState()) === 'true' && target && !isAuthorMode()) {
        stop = after(REDIRECT_DELAY, () => goTo(target));
      }
      const { activeElement } = document;
      // A browser lets go of the focus, to the body, as soon as it lays the page out without the form.
      const isLost = activeElement === document.body || form.contains(activeElement);
      if (isLost && form.getClientRects().length === 0) {
        // The form has gone with the focus in it; the header says which store it is.
        document.querySelector<HTMLElement>('.my-store a')?.focus({ preventScroll: true });
      }
      return { message: getStoreSelectedMessage(choice.store.storeName) };
    },
  });
  return () => {
    stop();
    undo();
  };
}
