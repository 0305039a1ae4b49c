import { after } from '../../browser/clock';
import type { StoreFragmentAttributes } from '../../mounts/placeholders/store-fragment';
import type { RootProps } from '../../mounts/schema/placeholder';
import { getFragment } from '../../services/fragments';
import type { Fragment } from '../../services/fragments';
import { getSiteName } from '../../site/brands';
import { getReduxStore } from '../../store';
import { readSavedStore } from '../../store/my-store/saved-store';
import { syncSavedStore } from '../../store/my-store/saved-store-thunks';
import { selectHasLocalStore } from '../../store/meta/meta-slice';
import { setBusy } from '../../ui/loading/aria-busy';
import { loadSanitizer, sanitizeHtml } from '../../ui/html/sanitize-html';
import { toSafeLink } from '../../ui/html/safe-link';

/** Milliseconds from a change of my store to the reload of its content (MYST-4). */
export const RELOAD_DELAY = 500;

const FRAGMENTS: Readonly<Record<StoreFragmentAttributes['fragment'], Fragment>> = {
  'widget-oil-tab-content': 'widget/widget-oil-tab-content',
  'widget-brakes-tab-content': 'widget/widget-brakes-tab-content',
  'local-store': 'local-store',
  'top-nav/tab-store': 'top-nav/tab-store',
};

/** The fragment's nodes, its first image with the address that the CMS has put by for it. */
const nodesOf = (html: string): DocumentFragment => {
  const nodes = sanitizeHtml(html, { svg: true });
  const image = nodes.querySelector('img');
  const address = toSafeLink(image?.dataset['src']);
  if (image && address) image.src = address;
  return nodes;
};

/**
 * A slot that the fragment of my store fills (FRAG-1), and fills anew when another store is mine.
 * What was there stays while a fragment loads, and where it does not; a late one that is not of my
 * store is dropped. Without a local store the CMS's own nodes are there.
 */
export default function enhance({
  attributes: { fragment },
  element,
  cms,
}: RootProps<StoreFragmentAttributes>): () => void {
  const store = getReduxStore();
  let wanted: string | undefined;
  let stopWaiting = (): void => undefined;

  const fill = async (storeNumber: string): Promise<void> => {
    setBusy(element, true);
    const [html] = await Promise.all([
      getFragment(getSiteName(document), FRAGMENTS[fragment], storeNumber),
      loadSanitizer(),
    ]);
    if (storeNumber !== wanted) return;
    setBusy(element, false);
    const nodes = html === undefined ? undefined : nodesOf(html);
    if (nodes?.hasChildNodes()) element.replaceChildren(nodes);
  };

  const follow = (): void => {
    const hasStore = selectHasLocalStore(store.getState()) === true;
    const storeNumber = hasStore ? readSavedStore().storeNumber : undefined;
    if (storeNumber === wanted) return;
    stopWaiting();
    wanted = storeNumber;
    setBusy(element, false);
    if (storeNumber === undefined) element.replaceChildren(...cms);
    else stopWaiting = after(RELOAD_DELAY, () => void fill(storeNumber));
  };

  store.dispatch(syncSavedStore());
  follow();
  if (wanted !== undefined) {
    // What is there at first need not wait for a change to settle.
    stopWaiting();
    void fill(wanted);
  }
  const unsubscribe = store.subscribe(follow);
  return () => {
    unsubscribe();
    stopWaiting();
    wanted = undefined;
    setBusy(element, false);
    element.replaceChildren(...cms);
  };
}
