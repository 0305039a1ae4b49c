/** How many times the visitor has left this page. The browser may keep it in memory meanwhile. */
let departures = 0;
let isAway = false;

/**
 * Milliseconds from a failure to the departure that may have caused it: WebKit and Firefox abort a
 * page's requests when a navigation starts, but `pagehide` waits for the next page's response.
 */
export const DEPARTURE_LIMIT = 10_000;

/** The time until which a departure can explain the last failure; 0 if there is none to explain. */
let departureDeadline = 0;

/** Whether the visitor has entered something, which a reload would discard. */
let hasInput = false;

addEventListener('input', () => {
  hasInput = true;
});
addEventListener('pagehide', () => {
  departures += 1;
  isAway = true;
  if (performance.now() > departureDeadline) departureDeadline = 0;
});
addEventListener('pageshow', ({ persisted }) => {
  isAway = false;
  // The page already shows a failure, so it reloads.
  if (persisted && departureDeadline && !hasInput && navigator.onLine) history.go(0);
});

/** Checks whether a departure explains a failed read; if none does yet, sets the deadline for a later one. */
const isExplainedByDeparture = (departuresAtStart: number): boolean => {
  if (departuresAtStart === departures) departureDeadline = performance.now() + DEPARTURE_LIMIT;
  return departuresAtStart !== departures;
};

const waitUntilShown = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (isAway) addEventListener('pageshow', resolve, { once: true });
    else resolve(undefined);
  });

/**
 * Runs a read. If it fails because the visitor leaves the page, repeats it when the visitor returns:
 * WebKit and Firefox abort the requests of a page that they keep in memory. Don't use it for writes.
 * If a read failed shortly before the visitor left, the page reloads when the visitor returns, unless
 * the visitor has entered something.
 * @param hasFailed checks whether an outcome is a failure; an exception always counts as one
 */
export const repeatAfterReturn = async <Outcome>(
  read: () => Promise<Outcome>,
  hasFailed: (outcome: Outcome) => boolean = () => false,
): Promise<Outcome> => {
  const departuresAtStart = departures;
  try {
    const outcome = await read();
    if (!hasFailed(outcome) || !isExplainedByDeparture(departuresAtStart)) return outcome;
  } catch (error) {
    if (!isExplainedByDeparture(departuresAtStart)) throw error;
  }
  await waitUntilShown();
  return repeatAfterReturn(read, hasFailed);
};
