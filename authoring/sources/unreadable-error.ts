/** An error whose message says why a file or page can't be read, for the reader of a report. */
export class UnreadableError extends Error {
  public override readonly name = 'UnreadableError';
}
