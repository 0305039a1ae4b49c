import type { AnyPlaceholder } from '../src/mounts/schema/placeholder';
import { lintHtml } from './lint-html';
import { applyEditsToBytes } from './sources/encoded-text';
import type { EncodedText } from './sources/encoded-text';

/** A correction can reveal the next mistake, such as a wrong value under a misspelled name. */
const MAX_PASSES = 10;

/**
 * Corrects the mistakes that have only one correction (`--fix`).
 * @returns the corrected page
 * @throws {EncodingError} if a correction can't be written in the encoding of the page
 */
export const fixPage = (page: EncodedText, manifest: readonly AnyPlaceholder[]): EncodedText => {
  let fixed = page;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const edits = lintHtml(fixed.text, manifest).flatMap((problem) => problem.edits ?? []);
    const next = applyEditsToBytes(fixed, edits);
    if (next.text === fixed.text) break;
    fixed = next;
  }
  return fixed;
};
