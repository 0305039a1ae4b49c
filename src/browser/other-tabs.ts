import { TOKEN_COOKIE } from './cookies';

/** Changed to notify the site's other tabs that the session cookie changed; holds no fact. */
const SIGNAL = 'bsro-session';
/** The same of what the account holds. */
const ACCOUNT_SIGNAL = 'bsro-account';

const notify = (signal: string): void => {
  try {
    localStorage.setItem(signal, `${Date.now()}`);
    localStorage.removeItem(signal);
  } catch {
    // Disabled or full storage: the other tabs handleVisible when they are seen again.
  }
};

/** Tells the other tabs; those that miss it handleVisible at the cookie when they are seen again. */
export const notifyOtherTabs = (): void => notify(SIGNAL);

/** Tells the other tabs, which share the session, that this one has changed its account. */
export const notifyAccountChanged = (): void => notify(ACCOUNT_SIGNAL);

/** Runs when another tab has changed the account; returns its unsubscribe (SESS-3). */
export const onAccountChanged = (listener: () => void): (() => void) => {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key === ACCOUNT_SIGNAL && newValue) listener();
  };
  addEventListener('storage', handleStorage);
  return () => removeEventListener('storage', handleStorage);
};

/** What tells that a fact of the browser, which the tabs share, may have changed. */
interface SharedFact {
  /** Key of local storage that changes with it. */
  readonly key: string;
  /** Name of the cookie that holds it. */
  readonly cookie: string;
}

/**
 * Runs when a fact may have changed elsewhere: another tab says so, or this page is seen again.
 * `restored` is true for a page out of the back-forward cache.
 * @returns its unsubscribe
 */
export const onChangedElsewhere = (
  fact: SharedFact,
  listener: (restored: boolean) => void,
): (() => void) => {
  const listening = new AbortController();
  const { signal } = listening;
  const handleVisible = () => {
    if (document.visibilityState === 'visible') listener(false);
  };
  addEventListener(
    'storage',
    ({ key }) => {
      // A null key is a cleared storage.
      if (key === fact.key || key === null) listener(false);
    },
    { signal },
  );
  // A cookie that another tab sets can become readable here after its storage event arrived; the
  // store of cookies, where a browser has one, tells when it is.
  globalThis.cookieStore?.addEventListener(
    'change',
    ({ changed, deleted }) => {
      if ([...changed, ...deleted].some(({ name }) => name === fact.cookie)) listener(false);
    },
    { signal },
  );
  addEventListener('focus', handleVisible, { signal });
  addEventListener('pageshow', ({ persisted }) => listener(persisted), { signal });
  document.addEventListener('visibilitychange', handleVisible, { signal });
  return () => listening.abort();
};

/** onChangedElsewhere of the session (SESS-3). */
export const onSessionMayHaveChanged = (listener: (restored: boolean) => void): (() => void) =>
  onChangedElsewhere({ key: SIGNAL, cookie: TOKEN_COOKIE }, listener);
