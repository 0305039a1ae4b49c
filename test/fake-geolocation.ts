interface Coordinates {
  latitude: number;
  longitude: number;
}

type Found = (position: { coords: Coordinates }) => void;
type Failed = (error: { code: number; PERMISSION_DENIED: number }) => void;

export interface FakeGeolocation {
  /** Returns the number of geolocation requests. */
  readonly countPrompts: () => number;
  /** Settles every open request with a position or an error. */
  readonly respond: (reply: Coordinates | 'denied' | 'unavailable' | 'timeout') => void;
}

const CODES = { denied: 1, unavailable: 2, timeout: 3 } as const;

/** Adds geolocation, which jsdom lacks, and marks the page as secure. */
export const fakeGeolocation = (): FakeGeolocation => {
  const open: [Found, Failed][] = [];
  let count = 0;
  const getCurrentPosition = (found: Found, failed: Failed) => {
    count += 1;
    open.push([found, failed]);
  };
  Object.assign(window, { isSecureContext: true });
  Object.assign(navigator, { geolocation: { getCurrentPosition } });
  return {
    countPrompts: () => count,
    respond(reply) {
      for (const [found, failed] of open.splice(0)) {
        if (typeof reply === 'object') found({ coords: reply });
        else failed({ code: CODES[reply], PERMISSION_DENIED: 1 });
      }
    },
  };
};
