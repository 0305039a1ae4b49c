/** The storage key that notifies other tabs of a changed session cookie; it holds no data. */
export const SESSION_SIGNAL = 'bsro-session';
/** The storage key that notifies other tabs of a changed account. */
const ACCOUNT_SIGNAL = 'bsro-account';

const notify = (signal: string): void => {
  try {
    localStorage.setItem(signal, `${Date.now()}`);
    localStorage.removeItem(signal);
  } catch {
    // Without storage, the other tabs check when they become visible.
  }
};

/** Notifies the other tabs of a changed session. Tabs that miss it check the cookie when visible again. */
export const notifySessionChanged = (): void => notify(SESSION_SIGNAL);

/** Notifies the other tabs, which share the session, that this tab has changed the account. */
export const notifyAccountChanged = (): void => notify(ACCOUNT_SIGNAL);

/**
 * Calls a listener when another tab changes the account; returns a function that stops it (SESS-3).
 */
export const onAccountChanged = (listener: () => void): (() => void) => {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key === ACCOUNT_SIGNAL && newValue) listener();
  };
  addEventListener('storage', handleStorage);
  return () => removeEventListener('storage', handleStorage);
};

/** Where to detect changes of data that tabs share. */
interface SharedData {
  /** The local storage key that changes with it. */
  readonly key: string;
  /** The cookie that contains it, if one does. */
  readonly cookie?: string;
}

/**
 * Calls a listener when shared data may have changed elsewhere: another tab notifies this one, or
 * this page becomes visible. `isRestored` is true for a page from the back-forward cache.
 * @returns a function that stops it
 */
export const onChangedElsewhere = (
  data: SharedData,
  listener: (isRestored: boolean) => void,
): (() => void) => {
  const controller = new AbortController();
  const { signal } = controller;
  const handleVisible = () => {
    if (document.visibilityState === 'visible') listener(false);
  };
  addEventListener(
    'storage',
    ({ key }) => {
      // A null key is a cleared storage.
      if (key === data.key || key === null) listener(false);
    },
    { signal },
  );
  // Another tab's cookie can become readable here after the storage event; the Cookie Store API,
  // where it exists, reports when it does.
  globalThis.cookieStore?.addEventListener(
    'change',
    ({ changed, deleted }) => {
      if ([...changed, ...deleted].some(({ name }) => name === data.cookie)) listener(false);
    },
    { signal },
  );
  // The focus also comes back from a frame of this page, such as the card's; no other tab was in front then.
  let isInFrame = false;
  addEventListener(
    'blur',
    () =>
      // Firefox names the frame as the active element only after the event.
      void setTimeout(() => {
        isInFrame = document.activeElement instanceof HTMLIFrameElement;
      }),
    { signal },
  );
  addEventListener(
    'focus',
    () => {
      if (!isInFrame) handleVisible();
    },
    { signal },
  );
  addEventListener('pageshow', ({ persisted }) => listener(persisted), { signal });
  document.addEventListener('visibilitychange', handleVisible, { signal });
  return () => controller.abort();
};
