import type { EncodedText } from './encoded-text';
import { UnreadableError } from './unreadable-error';

/** A file with its bytes. */
export interface PageFile {
  readonly path: string;
  readonly content: EncodedText;
}

/** A page to lint. */
export interface LoadedPage {
  /** Its file name, relative to the working folder, or its URL. */
  readonly name: string;
  readonly html: string;
  /** The file, which `--fix` may change. */
  readonly file?: PageFile;
}

/** A page that can't be read. */
export interface UnreadablePage {
  readonly name: string;
  /** Why it can't be read, such as "HTTP 500". */
  readonly failure: string;
}

export type PageSource = LoadedPage | UnreadablePage;

/** Returns the message of an `UnreadableError`; rethrows any other error, which is a bug of the linter. */
export const toFailure = (error: unknown): string => {
  if (error instanceof UnreadableError) return error.message;
  throw error;
};
