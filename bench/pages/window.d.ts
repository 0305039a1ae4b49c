/** The functions that a bench page exposes to the runner. Times are in milliseconds. */
interface BenchPage {
  /** Runs the measured work once and returns its time. */
  run(): Promise<number>;
  /**
   * Times a change of the Redux store until the last commit.
   * @param isRead whether every root reads the changed value, or none does
   */
  dispatch?(isRead: boolean): Promise<number>;
}

interface Window {
  bench?: BenchPage;
}
