interface Coordinates {
  latitude: number;
  longitude: number;
}

type Found = (position: { coords: Coordinates }) => void;
type Failed = (error: { code: number; PERMISSION_DENIED: number }) => void;

export interface FakeGeolocation {
  /** How often the browser has been asked. */
  readonly asked: () => number;
  /** Answers every question that is open: a position, or what keeps the browser from one. */
  readonly answer: (answer: Coordinates | 'denied' | 'unavailable' | 'timeout') => void;
}

const CODES = { denied: 1, unavailable: 2, timeout: 3 } as const;

/** Gives the window, which has none in the tests, a geolocation on a secure page. */
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
    asked: () => count,
    answer(answer) {
      for (const [found, failed] of open.splice(0)) {
        if (typeof answer === 'object') found({ coords: answer });
        else failed({ code: CODES[answer], PERMISSION_DENIED: 1 });
      }
    },
  };
};
