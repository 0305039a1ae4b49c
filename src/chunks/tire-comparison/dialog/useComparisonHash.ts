import { useEffect, useLayoutEffect } from 'react';
import { readHash, replaceUrl } from '../../../browser/url-state';
import { formatComparisonHash, parseComparisonHash } from '../../../domain/tires/comparison-hash';

/**
 * Keeps the compared groups in the URL's hash while the dialog is open, so that a reload, and Back from the page of
 * a tire, open the same comparison again.
 */
export const useComparisonHash = (ids: readonly string[]): void => {
  // Before the dialog adds its guard entry to the history. The entry before it has no such hash, because Back leads
  // there after the dialog has closed.
  useLayoutEffect(() => {
    if (parseComparisonHash(readHash())) replaceUrl({ hash: '' });
  }, []);
  const hash = formatComparisonHash(ids);
  // After the dialog's own effect, which adds the guard entry.
  useEffect(() => {
    const previousHash = readHash();
    replaceUrl({ hash });
    return () => {
      // Back or another link may have led to a different entry.
      if (readHash() === hash) replaceUrl({ hash: previousHash });
    };
  }, [hash]);
};
