import { createListeners } from './listeners';

/**
 * The state in the page URL: its query, its hash, and the entries of the history. Other modules read,
 * write, and observe the URL through this one, which has the only listener for `popstate`. Code that
 * runs before it has loaded reads `location` itself (docs/architecture.md#state-in-the-url).
 */

/** A change: a query or hash, each empty or with its `?` or `#`, and the state of the history entry. */
interface UrlChange {
  readonly search?: string;
  readonly hash?: string;
  readonly state?: unknown;
}

/** Handles a move through the history and returns true if the states of the entries are its own. */
type NavigationInterceptor = (to: unknown, from: unknown) => boolean;

const listeners = createListeners();
let interceptMove: NavigationInterceptor | undefined;

const readEntry = () => {
  const state: unknown = history.state;
  return { url: location.search + location.hash, state };
};

/** The history entry that was last written or observed. */
let lastEntry = readEntry();

const loadedQuery = location.search;

/** Returns the query with which the page was loaded, whatever has replaced it since. */
export const readLoadedQuery = (): URLSearchParams => new URLSearchParams(loadedQuery);

/** Returns a copy of the page URL's query. Changing the copy doesn't change the URL. */
export const readQuery = (): URLSearchParams => new URLSearchParams(location.search);

/** Returns the page URL's query, as a change, with another value of one parameter, or without it. */
export const withParameter = (name: string, value: string | undefined): { search: string } => {
  const query = readQuery();
  if (value === undefined) query.delete(name);
  else query.set(name, value);
  return { search: `?${query}` };
};

/** Returns the hash of the page URL without `#`. */
export const readHash = (): string => location.hash.slice(1);

const changeEntry = (
  method: 'pushState' | 'replaceState',
  { state, ...parts }: UrlChange,
): void => {
  history[method](state, '', Object.assign(new URL(location.href), parts));
  lastEntry = readEntry();
};

/** Changes the query or hash in the current history entry. What the change omits stays. */
export const replaceUrl = (change: UrlChange): void =>
  changeEntry('replaceState', { state: history.state, ...change });

/** Changes the query or hash in a new history entry, so that Back undoes it. What the change omits stays. */
export const pushUrl = (change: UrlChange): void =>
  changeEntry('pushState', { state: null, ...change });

// Browsers also fire `popstate` for links to a hash.
addEventListener('popstate', () => {
  const from = lastEntry;
  lastEntry = readEntry();
  if (interceptMove?.(lastEntry.state, from.state) || lastEntry.url === from.url) return;
  listeners.notify();
});

/**
 * Calls a listener after the visitor changes the query or hash by Back, Forward, or a link to a hash.
 * The page's own changes and intercepted moves don't count.
 * @returns a function that stops it
 */
export const onUrlChange = listeners.subscribe;

/** Sets the interceptor, which handles moves through the history before the listeners. Only the modal has one. */
export const setNavigationInterceptor = (interceptor: NavigationInterceptor): void => {
  interceptMove = interceptor;
};
