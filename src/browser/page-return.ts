/** The number of times that the visitor left this page, which the browser may keep in memory. */
let departures = 0;
let isAway = false;

addEventListener('pagehide', () => {
  departures += 1;
  isAway = true;
});
addEventListener('pageshow', () => {
  isAway = false;
});

const waitUntilShown = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (isAway) addEventListener('pageshow', resolve, { once: true });
    else resolve(undefined);
  });

/**
 * Runs a read, and repeats it when the page is back if it failed because the visitor left: WebKit
 * and Firefox abort a page's requests when they keep it in memory. Don't use it for writes.
 * @param hasFailed checks whether an outcome is a failure; an exception always is
 */
export const repeatAfterReturn = async <Outcome>(
  read: () => Promise<Outcome>,
  hasFailed: (outcome: Outcome) => boolean = () => false,
): Promise<Outcome> => {
  const before = departures;
  try {
    const outcome = await read();
    if (before === departures || !hasFailed(outcome)) return outcome;
  } catch (error) {
    if (before === departures) throw error;
  }
  await waitUntilShown();
  return repeatAfterReturn(read, hasFailed);
};
