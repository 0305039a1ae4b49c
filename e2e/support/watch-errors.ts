import type { BrowserContext } from '@playwright/test';

/** Collects the errors of a page, except those that a test declared. */
export interface ErrorWatch {
  readonly allow: (pattern: RegExp) => void;
  /** The undeclared errors, and each declared pattern that matched no error. */
  readonly problems: () => string[];
}

/** Starts watching every page of a context, including those that open later. */
export const watchErrors = async (context: BrowserContext): Promise<ErrorWatch> => {
  const seen: string[] = [];
  const allowed: RegExp[] = [];
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(
        `CSP violation: ${event.violatedDirective} blocked ${event.blockedURI} (${event.sample})`,
      );
    });
  });
  // Chromium reports unhandled rejections as web errors too.
  context.on('weberror', (webError) => {
    seen.push(`uncaught: ${webError.error().stack ?? webError.error().message}`);
  });
  context.on('console', (message) => {
    if (message.type() === 'error') {
      seen.push(`console.error: ${message.text()} (${message.location().url})`);
    }
  });
  return {
    allow: (pattern) => void allowed.push(pattern),
    problems: () => [
      ...seen.filter((text) => !allowed.some((pattern) => pattern.test(text))),
      ...allowed
        .filter((pattern) => !seen.some((text) => pattern.test(text)))
        .map((pattern) => `declared but never seen: ${String(pattern)}`),
    ],
  };
};
