export interface ErrorContext {
  /** The placeholder, topic, or module that the error belongs to. */
  source: string;
  /** The failed operation, such as `chunk`, `attributes`, `render`, `subscriber`. */
  during: string;
  /** The placeholder's element, if the error has one. */
  element?: Element;
}

/** Receives every reported error (docs/errors.md). */
export type OnError = (error: unknown, context: ErrorContext) => void;

/** The number of errors that a page keeps. */
const MAX_REPORTS = 99;

/** The first errors of the page, for `listenToErrors`. */
export const reports: Parameters<OnError>[] = [];

/**
 * Writes an error to the console (MOUNT-8, BUS-3) and queues it for the site's own host. An element is
 * logged as its tag, for text logs, and as an object, which a console can highlight.
 */
export const report: OnError = (error, context) => {
  const { source, during, element } = context;
  if (!reports[MAX_REPORTS - 1]) reports.push([error, context]);
  console.error(
    `bsro-ui: ${source} (${during}):`,
    error,
    ...(element ? [element.outerHTML.replace(/>.*/s, '>'), element] : []),
  );
};
