/**
 * The state that the page's address holds: its query, its hash, and the entries of the history. Other
 * modules read, write, and observe the address through this one, which has the only listener for
 * `popstate`. What runs before it has loaded reads `location` itself
 * (docs/architecture.md#state-in-the-url).
 */

/** What to write: a query or hash, empty or with its `?` or `#`, and the state of the history entry. */
interface AddressChange {
  readonly search?: string;
  readonly hash?: string;
  readonly state?: unknown;
}

/** Decides by the states of both entries whether a move through the history is its own. */
type NavigationInterceptor = (to: unknown, from: unknown) => boolean;

const listeners = new Set<() => void>();
let interceptMove: NavigationInterceptor | undefined;

const readEntry = () => {
  const state: unknown = history.state;
  return { address: location.search + location.hash, state };
};

/** The history entry that was last written or observed. */
let known = readEntry();

/** The query with which the page was loaded, before any change of the page's own. */
export const loadedQuery = location.search;

/** Returns the query of the page's address; changes to it change nothing until they are written. */
export const readQuery = (): URLSearchParams => new URLSearchParams(location.search);

/** Returns the hash of the page's address without `#`. */
export const readHash = (): string => location.hash.slice(1);

const write = (method: 'pushState' | 'replaceState', { state, ...parts }: AddressChange): void => {
  history[method](state, '', Object.assign(new URL(location.href), parts));
  known = readEntry();
};

/** Changes query or hash in the current history entry. What the change doesn't name stays. */
export const replaceUrl = (change: AddressChange): void =>
  write('replaceState', { state: history.state, ...change });

/** Changes query or hash in a new history entry, from which Back returns. What isn't named stays. */
export const pushUrl = (change: AddressChange): void =>
  write('pushState', { state: null, ...change });

// Browsers also fire `popstate` for links to a hash.
addEventListener('popstate', () => {
  const from = known;
  known = readEntry();
  if (interceptMove?.(known.state, from.state) || known.address === from.address) return;
  for (const listener of listeners) listener();
});

/**
 * Calls a listener after the visitor changes query or hash: by Back, by Forward, or by a link to a
 * hash. The page's own changes and intercepted moves don't count.
 * @returns a function that stops it
 */
export const onUrlChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Sets the function that sees moves through the history before the listeners. The modal uses it. */
export const setNavigationInterceptor = (interceptor: NavigationInterceptor): void => {
  interceptMove = interceptor;
};
