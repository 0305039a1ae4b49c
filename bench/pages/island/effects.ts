/** Milliseconds without a commit after which a page counts as settled. */
const QUIET = 300;

const commits = { count: 0, last: 0 };

const frame = (): Promise<number> => new Promise(requestAnimationFrame);

/** Counts the commits of all roots of the page. */
export const effects = {
  commit(): void {
    commits.count += 1;
    commits.last = performance.now();
  },
  reset(): void {
    commits.count = 0;
  },
  /** The moment of the commit that made the count full. */
  async full(expected: number): Promise<number> {
    while (commits.count < expected) await frame();
    return commits.last;
  },
  /** The moment of the last commit, once none has come for a while. */
  async settled(): Promise<number> {
    while (commits.count === 0 || performance.now() - commits.last < QUIET) await frame();
    return commits.last;
  },
};
