import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import type { MyStoreAttributes } from '../../mounts/placeholders/my-store';
import type { RootProps } from '../../mounts/schema/placeholder';
import { getReduxStore } from '../../store';
import { readSavedStore } from '../../store/my-store/saved-store';
import { syncSavedStore } from '../../store/my-store/saved-store-thunks';
import { selectMyStore, selectHasLocalStore } from '../../store/meta/meta-slice';

const loadParts = () => import(/* webpackChunkName: "store-visit" */ './parts');

/**
 * My store in the header: which one it is, in words and by the body's class (MYST-4). All else
 * that it does, its panel and the visitor's selection, comes once this stands. What it shows is
 * what is saved, here and in the other tabs.
 */
export default function enhance({
  attributes: { storeNumber: printed, visitorId },
  element,
}: RootProps<MyStoreAttributes>): () => void {
  const store = getReduxStore();
  const { classList } = document.body;
  const link = element.querySelector('a');
  if (!link) throw new Error('expected a link to the store or to the finder');
  const label = link.querySelector('.my-store__name') ?? link;
  const state = element.querySelector<HTMLElement>('.open-state');
  const words = [...label.childNodes];
  let named: string | undefined;
  let isOver = false;

  const name = (text: string, isPrinted: boolean): void => {
    if (text === named) return;
    named = text;
    label.replaceChildren(...(isPrinted ? words : [text]));
    if (state) state.hidden = !isPrinted;
  };
  const show = (): void => {
    const hasStore = selectHasLocalStore(store.getState()) === true;
    const { storeNumber, isChosen } = readSavedStore();
    const mine = selectMyStore(store.getState());
    classList.toggle('has-local-store', hasStore);
    classList.toggle('no-local-store', !hasStore);
    if (isChosen) classList.remove('ask-for-zip');
    if (hasStore) name(mine?.city || 'My store', storeNumber === printed);
    else name('Find a store', !printed);
  };
  store.dispatch(syncSavedStore());
  show();
  const ends = [store.subscribe(show)];
  loadChunk(loadParts).then(
    ({ addParts }) => {
      if (!isOver) ends.push(addParts({ element, link, store, visitorId }));
    },
    (error: unknown) => report(error, { source: 'my-store', during: 'chunk' }),
  );

  return () => {
    isOver = true;
    for (const end of ends) end();
    name('', true);
    classList.remove('has-local-store', 'no-local-store', 'ask-for-zip');
  };
}
