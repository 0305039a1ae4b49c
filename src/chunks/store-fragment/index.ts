import { startTimer } from '../../browser/clock';
import { report } from '../../browser/report';
import type { StoreFragmentAttributes } from '../../mounts/placeholders/store-fragment';
import type { RootProps } from '../../mounts/schema/placeholder';
import { getFragment } from '../../services/fragments';
import type { Fragment } from '../../services/fragments';
import { getSiteName } from '../../site/brands';
import { getReduxStore } from '../../store';
import { selectMyStoreNumber } from '../../store/meta/meta-slice';
import { syncSavedStore } from '../../store/my-store/saved-store-thunks';
import { setBusy } from '../../ui/cms-form/form';
import { loadSanitizer, sanitizeHtml } from '../../ui/html/sanitize-html';
import { toSafeLink } from '../../browser/parse-url';

/** Milliseconds from a change of my store to the reload of the content (MYST-4). */
export const RELOAD_DELAY = 500;

const FRAGMENTS: Readonly<Record<StoreFragmentAttributes['fragment'], Fragment>> = {
  'widget-oil-tab-content': 'widget/widget-oil-tab-content',
  'widget-brakes-tab-content': 'widget/widget-brakes-tab-content',
  'local-store': 'local-store',
  'top-nav/tab-store': 'top-nav/tab-store',
};

/** Sanitizes a fragment and sets the URL of its first image from `data-src`. */
const toNodes = (html: string): DocumentFragment => {
  const nodes = sanitizeHtml(html, { svg: true });
  const image = nodes.querySelector('img');
  const url = toSafeLink(image?.dataset['src']);
  if (image && url) image.src = url;
  return nodes;
};

/**
 * Fills a slot with a fragment of my store (FRAG-1), and reloads it when my store changes. Keeps the
 * content while a fragment loads, and if the call fails; ignores late responses for another store. If
 * there is no local store, shows the CMS nodes.
 */
export default function enhance({
  attributes: { fragment },
  element,
  cms,
}: RootProps<StoreFragmentAttributes>): () => void {
  const reduxStore = getReduxStore();
  let requested: string | undefined;
  let stopWaiting = (): void => undefined;

  const fill = async (storeNumber: string): Promise<void> => {
    setBusy(element, true);
    const [html] = await Promise.all([
      getFragment(getSiteName(document), FRAGMENTS[fragment], storeNumber),
      loadSanitizer().catch((error: unknown) =>
        report(error, { source: 'store-fragment', during: 'chunk', element }),
      ),
    ]);
    if (storeNumber !== requested) return;
    setBusy(element, false);
    const nodes = html === undefined ? undefined : toNodes(html);
    if (nodes?.hasChildNodes()) element.replaceChildren(nodes);
  };

  const update = (): void => {
    const storeNumber = selectMyStoreNumber(reduxStore.getState());
    if (storeNumber === requested) return;
    stopWaiting();
    requested = storeNumber;
    setBusy(element, false);
    if (storeNumber === undefined) element.replaceChildren(...cms);
    else stopWaiting = startTimer(RELOAD_DELAY, () => void fill(storeNumber));
  };

  // Another tab may have selected a store since the page loaded.
  reduxStore.dispatch(syncSavedStore());
  update();
  if (requested !== undefined) {
    // The first load doesn't wait.
    stopWaiting();
    void fill(requested);
  }
  const unsubscribe = reduxStore.subscribe(update);
  return () => {
    unsubscribe();
    stopWaiting();
    requested = undefined;
    setBusy(element, false);
    element.replaceChildren(...cms);
  };
}
