/** Milliseconds without a commit after which rendering counts as finished. */
const QUIET = 300;

const commits = { count: 0, last: 0 };

const waitForFrame = (): Promise<number> => new Promise(requestAnimationFrame);

/** Counts the commits of all roots on the page. */
export const commitCounter = {
  countCommit(): void {
    commits.count += 1;
    commits.last = performance.now();
  },
  reset(): void {
    commits.count = 0;
  },
  /** Resolves to the time of the commit that reaches the expected count. */
  async waitForCount(expected: number): Promise<number> {
    while (commits.count < expected) await waitForFrame();
    return commits.last;
  },
  /** Resolves to the time of the last commit when no further commit follows it. */
  async waitUntilQuiet(): Promise<number> {
    while (commits.count === 0 || performance.now() - commits.last < QUIET) await waitForFrame();
    return commits.last;
  },
};
