import { readStored, writeStored } from './storage';

/** Degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where the visitor is; `refused` where they would not say, `unknown` where nothing can tell. */
export type Whereabouts = Position | 'refused' | 'unknown';

/** Milliseconds that the device may take once the visitor has agreed, and that an answer is good. */
const LIMITS: PositionOptions = { timeout: 10_000, maximumAge: 600_000 };

/** What the visitor said when the browser asked last (MYST-2). */
export type GeolocationPreference = 'allowed' | 'denied';

export const readGeolocationPreference = (): GeolocationPreference | undefined => {
  const value = readStored('geolocation');
  return value === 'allowed' || value === 'denied' ? value : undefined;
};

export const rememberGeolocationPreference = (preference: GeolocationPreference): void => {
  writeStored('geolocation', preference);
};

/** Whether the outermost page of this window is of another origin: this one stands in its frame. */
export const isFramedByOthers = (top: Pick<Window, 'location'> | null): boolean => {
  try {
    return top?.location.origin !== location.origin;
  } catch {
    return true;
  }
};

/** A page in the background, or rendered ahead of its visit, does not ask. */
const whenVisible = (): Promise<void> =>
  new Promise((resolve) => {
    const handleChange = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', handleChange);
      resolve();
    };
    document.addEventListener('visibilitychange', handleChange);
    handleChange();
  });

/** Whether the visitor has allowed it in the browser since they were asked last. */
const isGranted = async (): Promise<boolean> => {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    return false;
  }
};

const requestPosition = (): Promise<Whereabouts> =>
  new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'refused' : 'unknown'),
      LIMITS,
    );
  });

/**
 * Asks the browser where the visitor is, once the page is seen, and remembers whether they
 * allowed it (MYST-2). Nobody is asked on an insecure page, in another site's frame, or again
 * after a refusal. It settles late, or never, while the browser's question stands unanswered.
 */
export const locate = async (): Promise<Whereabouts> => {
  if (!window.isSecureContext || !('geolocation' in navigator) || isFramedByOthers(window.top))
    return 'unknown';
  if (readGeolocationPreference() === 'denied' && !(await isGranted())) return 'refused';
  await whenVisible();
  try {
    const found = await requestPosition();
    if (found !== 'unknown') {
      rememberGeolocationPreference(found === 'refused' ? 'denied' : 'allowed');
    }
    return found;
  } catch {
    return 'unknown';
  }
};
