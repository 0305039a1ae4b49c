/** What a bench page lets the runner do; every time is in milliseconds. */
interface BenchPage {
  /** Runs the measured work once and gives its time. */
  run(): Promise<number>;
  /** Time of a change that every root, or none, takes from the store, to the last commit. */
  dispatch?(heard: boolean): Promise<number>;
}

interface Window {
  bench?: BenchPage;
}
