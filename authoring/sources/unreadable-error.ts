/** Why a file or page can't be read, in words for the reader of a report. */
export class UnreadableError extends Error {
  public override readonly name = 'UnreadableError';
}
