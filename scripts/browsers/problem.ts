import type { BrowserName } from '@mdn/browser-compat-data';

/** Whether a comment says that those who lack what follows miss nothing that they need. */
export const isExcuse = (comment: string): boolean => /^\s*enhancement: \w/.test(comment);

export const describeProblem = (
  file: string,
  line: number | undefined,
  feature: string,
  lacking: readonly BrowserName[],
): string =>
  `${file}:${line ?? 0} uses ${feature}, which declared versions of ${lacking.join(', ')} lack`;
