interface Coordinates {
  latitude: number;
  longitude: number;
}

type SuccessCallback = (position: { coords: Coordinates }) => void;
type ErrorCallback = (error: { code: number; PERMISSION_DENIED: number }) => void;

export interface FakeGeolocation {
  /** Returns the number of geolocation requests. */
  readonly countRequests: () => number;
  /** Settles every pending request with a position or an error. */
  readonly respond: (reply: Coordinates | 'denied' | 'unavailable' | 'timeout') => void;
}

const CODES = { denied: 1, unavailable: 2, timeout: 3 } as const;

/** Adds geolocation, which jsdom lacks, and marks the page as secure. */
export const fakeGeolocation = (): FakeGeolocation => {
  const pending: [SuccessCallback, ErrorCallback][] = [];
  let count = 0;
  const getCurrentPosition = (onSuccess: SuccessCallback, onError: ErrorCallback) => {
    count += 1;
    pending.push([onSuccess, onError]);
  };
  Object.assign(window, { isSecureContext: true });
  Object.assign(navigator, { geolocation: { getCurrentPosition } });
  return {
    countRequests: () => count,
    respond(reply) {
      for (const [onSuccess, onError] of pending.splice(0)) {
        if (typeof reply === 'object') onSuccess({ coords: reply });
        else onError({ code: CODES[reply], PERMISSION_DENIED: 1 });
      }
    },
  };
};
