/** The functions that a bench page gives the runner. Times are in milliseconds. */
interface BenchPage {
  /** Runs the measured work once and returns its time. */
  run(): Promise<number>;
  /** Times a change of the Redux store until the last commit; every root reads it, or none. */
  dispatch?(isRead: boolean): Promise<number>;
}

interface Window {
  bench?: BenchPage;
}
