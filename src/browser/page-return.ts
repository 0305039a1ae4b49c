/** How often this page was left. The browser may have kept it in memory each time. */
let departures = 0;
let isAway = false;

addEventListener('pagehide', () => {
  departures += 1;
  isAway = true;
});
addEventListener('pageshow', () => {
  isAway = false;
});

const whenShown = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (isAway) addEventListener('pageshow', resolve, { once: true });
    else resolve(undefined);
  });

/**
 * Runs a read, and again once the page is back if it failed because the visitor left: WebKit and
 * Firefox abort what a page is loading when they keep the page in memory. Never for writes.
 * @param hasFailed whether an outcome is a failure; an exception always is one
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
  await whenShown();
  return repeatAfterReturn(read, hasFailed);
};
