import { loadChunk } from '../../browser/load-chunk';
import { PlaceholderError } from '../../browser/author-errors';
import { report } from '../../browser/report';
import type { MyStoreAttributes } from '../../mounts/placeholders/my-store';
import type { RootProps } from '../../mounts/schema/placeholder';
import { getReduxStore } from '../../store';
import { readSavedStore } from '../../store/my-store/saved-store';
import { syncSavedStore } from '../../store/my-store/saved-store-thunks';
import { selectMyStore, selectHasLocalStore } from '../../store/meta/meta-slice';

/** The label in the header while the city of my store is unknown. */
export const MY_STORE = 'My store';

/** The label in the header without a store. */
export const FIND_STORE = 'Find a store';

const loadVisitFeatures = () => import(/* webpackChunkName: "store-visit" */ './visit-features');

/**
 * Shows my store in the header's label and in the body's classes (MYST-4), and follows the saved store in
 * this and other tabs. The panel and the automatic selection load afterwards.
 */
export default function enhance({
  attributes: { storeNumber: renderedNumber, visitorId },
  element,
}: RootProps<MyStoreAttributes>): () => void {
  const reduxStore = getReduxStore();
  const { classList } = document.body;
  const link = element.querySelector('a');
  if (!link) {
    throw new PlaceholderError('there is no link: write <a href="/locate/display-map/">…</a>');
  }
  const label = link.querySelector('.my-store__name') ?? link;
  const state = element.querySelector<HTMLElement>('.open-state');
  const renderedNodes = [...label.childNodes];
  let shownLabel: string | undefined;
  let isUnmounted = false;

  const setLabel = (text: string, isRendered: boolean): void => {
    if (text === shownLabel) return;
    shownLabel = text;
    label.replaceChildren(...(isRendered ? renderedNodes : [text]));
    if (state) state.hidden = !isRendered;
  };
  const update = (): void => {
    const hasStore = selectHasLocalStore(reduxStore.getState()) === true;
    const { storeNumber, isSelected } = readSavedStore();
    const myStore = selectMyStore(reduxStore.getState());
    classList.toggle('has-local-store', hasStore);
    classList.toggle('no-local-store', !hasStore);
    if (isSelected) classList.remove('ask-for-zip');
    if (hasStore) setLabel(myStore?.city || MY_STORE, storeNumber === renderedNumber);
    else setLabel(FIND_STORE, !renderedNumber);
  };
  reduxStore.dispatch(syncSavedStore());
  update();
  const cleanups = [reduxStore.subscribe(update)];
  loadChunk(loadVisitFeatures).then(
    ({ startVisitFeatures }) => {
      if (!isUnmounted)
        cleanups.push(startVisitFeatures({ element, link, store: reduxStore, visitorId }));
    },
    (error: unknown) => report(error, { source: 'my-store', during: 'chunk' }),
  );

  return () => {
    isUnmounted = true;
    for (const cleanUp of cleanups) cleanUp();
    setLabel('', true);
    classList.remove('has-local-store', 'no-local-store', 'ask-for-zip');
  };
}
