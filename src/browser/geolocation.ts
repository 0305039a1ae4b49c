import { readStored, writeStored } from './storage';
import { whenVisible } from './when-visible';

/** Coordinates in degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** The visitor's position; `denied` if they deny it, `unknown` if it can't be determined. */
export type PositionResult = Position | 'denied' | 'unknown';

/** Milliseconds that a request may take once the visitor has allowed it, and the age up to which a position is reused. */
const POSITION_OPTIONS: PositionOptions = { timeout: 10_000, maximumAge: 600_000 };

/** What the visitor last answered to the browser's prompt (MYST-2). */
export type GeolocationPreference = 'allowed' | 'denied';

export const readGeolocationPreference = (): GeolocationPreference | undefined => {
  const value = readStored('geolocation');
  return value === 'allowed' || value === 'denied' ? value : undefined;
};

export const rememberGeolocationPreference = (preference: GeolocationPreference): void => {
  writeStored('geolocation', preference);
};

export const isInThirdPartyFrame = (top: Pick<Window, 'location'> | null): boolean => {
  try {
    return top?.location.origin !== location.origin;
  } catch {
    return true;
  }
};

const isGranted = async (): Promise<boolean> => {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    return false;
  }
};

const requestPosition = (): Promise<PositionResult> =>
  new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'denied' : 'unknown'),
      POSITION_OPTIONS,
    );
  });

/**
 * Requests the visitor's position when the page is visible, and remembers whether they allowed it
 * (MYST-2). It doesn't prompt on an insecure page, in another site's frame, or after the visitor
 * has denied it. It doesn't settle while the browser's prompt is open.
 */
export const locate = async (): Promise<PositionResult> => {
  if (!window.isSecureContext || !('geolocation' in navigator) || isInThirdPartyFrame(window.top))
    return 'unknown';
  if (readGeolocationPreference() === 'denied' && !(await isGranted())) return 'denied';
  // A hidden page doesn't prompt.
  await new Promise<void>((resolve) => {
    whenVisible(resolve);
  });
  try {
    const found = await requestPosition();
    if (found !== 'unknown') {
      rememberGeolocationPreference(found === 'denied' ? 'denied' : 'allowed');
    }
    return found;
  } catch {
    return 'unknown';
  }
};
