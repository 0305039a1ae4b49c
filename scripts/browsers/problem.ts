import type { BrowserName } from '@mdn/browser-compat-data';

/** Checks whether a comment declares the code after it an enhancement. */
export const isEnhancementComment = (comment: string): boolean =>
  /^\s*enhancement: \w/.test(comment);

export const describeProblem = (
  file: string,
  line: number | undefined,
  feature: string,
  lacking: readonly BrowserName[],
): string =>
  `${file}:${line ?? 0} uses ${feature}, which supported versions of ${lacking.join(', ')} lack`;
