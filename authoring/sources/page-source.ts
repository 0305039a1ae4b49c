/** A page to lint. */
export interface ReadPage {
  /** Its file name, relative to the working folder, or its address. */
  readonly name: string;
  readonly html: string;
  /** The file, which `--fix` may change. */
  readonly file?: string;
}

/** A page that can't be read. */
export interface UnreadPage {
  readonly name: string;
  /** Why it can't be read, such as "HTTP 500". */
  readonly failure: string;
}

export type PageSource = ReadPage | UnreadPage;

/** A reason why a page can't be read, for the author. */
export class UnreadableError extends Error {
  public override readonly name = 'UnreadableError';
}

/** Returns the reason of a failed read; rethrows what is a fault of the lint. */
export const toFailure = (error: unknown): string => {
  if (error instanceof UnreadableError) return error.message;
  throw error;
};
