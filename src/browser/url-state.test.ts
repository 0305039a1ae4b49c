import {
  onUrlChange,
  pushUrl,
  readHash,
  readQuery,
  replaceUrl,
  setNavigationInterceptor,
} from './url-state';

const getUrl = (): string => location.pathname + location.search + location.hash;

/** Moves through the history, and waits for the event that follows the new URL. */
const move = (steps: number): Promise<unknown> =>
  new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true });
    history.go(steps);
  });

const listener = jest.fn();
let stop: () => void;

beforeEach(() => {
  history.pushState(null, '', '/tires/?size=16&brand=Northpeak#top');
  replaceUrl({});
  listener.mockReset().mockImplementation(() => getUrl());
  stop = onUrlChange(listener);
});

afterEach(() => {
  stop();
  setNavigationInterceptor(() => false);
});

test('reads the query and hash of the URL', () => {
  history.replaceState(null, '', '/tires/?brand=Northpeak&brand=Ada#sign-in.open');
  expect(readQuery().getAll('brand')).toEqual(['Northpeak', 'Ada']);
  expect(readHash()).toBe('sign-in.open');
});

test("replaces the query or hash without changing the rest of the URL, the number of history entries, or the entry's state", () => {
  history.replaceState({ page: 1 }, '', '/tires/?size=16#top');
  const entries = history.length;
  replaceUrl({ hash: '' });
  expect(getUrl()).toBe('/tires/?size=16');
  replaceUrl({ search: '?size=17', hash: '#all' });
  expect(getUrl()).toBe('/tires/?size=17#all');
  replaceUrl({ search: '' });
  expect(getUrl()).toBe('/tires/#all');
  expect(history.state).toEqual({ page: 1 });
  expect(history).toHaveLength(entries);
});

test('changes the URL of a page whose path begins with two slashes', () => {
  history.replaceState(null, '', `${location.origin}//offers#set-80.open`);
  replaceUrl({ hash: '' });
  expect(location.href).toBe(`${location.origin}//offers`);
});

test('writes several query parameters in one new history entry, and keeps the other parameters and the hash', async () => {
  replaceUrl({ state: { page: 1 } });
  const query = readQuery();
  query.set('size', '17');
  query.append('brand', 'Ada');
  query.delete('sort');
  pushUrl({ search: `?${query}` });
  expect(getUrl()).toBe('/tires/?size=17&brand=Northpeak&brand=Ada#top');
  expect(history.state).toBeNull();
  await move(-1);
  expect(getUrl()).toBe('/tires/?size=16&brand=Northpeak#top');
  expect(history.state).toEqual({ page: 1 });
});

test('notifies a subscriber of Back and Forward after the URL has changed', async () => {
  pushUrl({ search: '?size=17' });
  await move(-1);
  await move(1);
  expect(listener.mock.results.map(({ value }) => String(value))).toEqual([
    '/tires/?size=16&brand=Northpeak#top',
    '/tires/?size=17#top',
  ]);
});

test('notifies a subscriber only once when a link changes the hash', async () => {
  const changed = new Promise((resolve) => {
    addEventListener('hashchange', resolve, { once: true });
  });
  location.hash = '#sign-in.open';
  await changed;
  expect(listener.mock.results.map(({ value }) => String(value))).toEqual([
    '/tires/?size=16&brand=Northpeak#sign-in.open',
  ]);
});

test("does not notify a subscriber of the page's own changes, or of any change after the subscription has ended", async () => {
  replaceUrl({ hash: '#own' });
  pushUrl({ search: '?own' });
  dispatchEvent(new PopStateEvent('popstate'));
  stop();
  await move(-1);
  expect(getUrl()).toBe('/tires/?size=16&brand=Northpeak#own');
  expect(listener).not.toHaveBeenCalled();
});

test('does not notify a subscriber of a navigation that the interceptor handles', async () => {
  const interceptor = jest.fn((to: unknown) => to === 'ours');
  setNavigationInterceptor(interceptor);
  replaceUrl({ state: 'ours' });
  pushUrl({ search: '?size=17', state: 'next' });
  await move(-1);
  expect(interceptor).toHaveBeenLastCalledWith('ours', 'next');
  expect(listener).not.toHaveBeenCalled();
  await move(1);
  expect(interceptor).toHaveBeenLastCalledWith('next', 'ours');
  expect(listener).toHaveBeenCalledTimes(1);
});
