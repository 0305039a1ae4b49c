import '../../../src/chunk-loader';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { writeJsonCookie } from '../../../src/browser/cookies';
import TireSearch from '../../../src/chunks/tire-search';
import { createReduxStore } from '../../../src/store';
import { loggedOut } from '../../../src/store/account/account-slice';
import { createSearchResponse } from './search-response';
import { copyNodes } from './copy-nodes';

/** The number of tires in the largest search response, and of cards shown. */
const SEARCH_TIRES = 500;
const CARDS = 24;

history.replaceState(null, '', `?cs=205&ar=55&rs=16${location.hash}`);
document.documentElement.dataset['siteName'] = 'fcac';
writeJsonCookie('bsro.cp-fcac', { location: { storeNumber: '310001' } });

/** The pending search requests. */
const requests: ((response: Response) => void)[] = [];
window.fetch = () => new Promise((resolve) => requests.push(resolve));

const waitUntil = async (isDone: () => boolean): Promise<void> => {
  while (!isDone()) {
    await new Promise((next) => {
      setTimeout(next);
    });
  }
};

/** Resolves to the time right after the next paint, ahead of other tasks that wait for the frame. */
const waitForPaint = (): Promise<number> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      void scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' });
    });
  });

/** Resolves when the page has nothing left to do. */
const waitUntilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    requestIdleCallback(() => resolve());
  });

/** Resolves to the time when an element has painted 24 cards. */
const waitForCards = (element: HTMLElement): Promise<number> =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (element.querySelectorAll('[data-tire]').length < CARDS) return;
      observer.disconnect();
      void waitForPaint().then(resolve);
    });
    observer.observe(element, { childList: true, subtree: true });
  });

const render = (node: ReactNode) => {
  const element = document.createElement('div');
  document.body.append(element);
  const root = createRoot(element);
  root.render(node);
  return {
    element,
    remove() {
      root.unmount();
      element.remove();
    },
  };
};

/** Renders the search of a new visit, and times it from the response to the paint of its cards. */
const search = async (responseText: string) => {
  const store = createReduxStore();
  store.dispatch(loggedOut());
  const results = render(
    <Provider store={store}>
      <TireSearch attributes={{ searchType: 'size' }} element={document.body} cms={[]} />
    </Provider>,
  );
  await waitUntil(() => requests.length > 0);
  const paintTime = waitForCards(results.element);
  const start = performance.now();
  for (const respond of requests.splice(0)) respond(new Response(responseText));
  return { ...results, time: (await paintTime) - start };
};

const measureSearch = async (): Promise<number> => {
  const responseText = createSearchResponse(SEARCH_TIRES);
  // A first search warms up the code, as in the other variant.
  (await search(responseText)).remove();
  return (await search(responseText)).time;
};

const measureBareRender = async (): Promise<number> => {
  const first = await search(createSearchResponse(SEARCH_TIRES));
  const copy = copyNodes(first.element.childNodes);
  first.remove();
  const start = performance.now();
  const { element } = render(copy);
  return (await waitForCards(element)) - start;
};

const clickFilter = (element: Element): void => {
  const filter = element.querySelector<HTMLInputElement>('fieldset[name="brands"] input');
  if (!filter) throw new Error('No filter');
  filter.click();
};

const selectSort = (element: Element): void => {
  const select = element.querySelector('select');
  if (!select) throw new Error('No sort');
  select.value = 'priceLowToHigh';
  select.dispatchEvent(new Event('change', { bubbles: true }));
};

/** @param waitsForList whether to wait for the paint of the changed list, not only for that of the pressed control */
const measureAction = async (
  act: (element: Element) => void,
  waitsForList: boolean,
): Promise<number> => {
  const { element } = await search(createSearchResponse(SEARCH_TIRES));
  // A visitor reads before the first click.
  await waitForPaint();
  await waitUntilIdle();
  const readList = () =>
    [...element.querySelectorAll('[data-tire]')].map(({ textContent }) => textContent).join();
  const previousList = readList();
  const start = performance.now();
  act(element);
  let time = await waitForPaint();
  const isDone = () => !waitsForList || readList() !== previousList;
  while (!isDone()) time = await waitForPaint();
  return time - start;
};

const variants: Readonly<Record<string, () => Promise<number>>> = {
  search: measureSearch,
  bare: measureBareRender,
  filter: () => measureAction(clickFilter, false),
  filteredList: () => measureAction(clickFilter, true),
  sort: () => measureAction(selectSort, false),
  sortedList: () => measureAction(selectSort, true),
};

window.bench = {
  async run() {
    const variant = variants[location.hash.slice(1)];
    if (!variant) throw new Error('Unknown variant');
    return variant();
  },
};
