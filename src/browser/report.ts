/** Where an error happened. */
export interface ErrorContext {
  /** Placeholder, topic or module that the error belongs to. */
  source: string;
  /** What was being done, such as `chunk`, `attributes`, `render`, `subscriber`. */
  during: string;
  /** The placeholder's element, if the error is about one. */
  element?: Element;
}

/** A short selector of an element: its tag, classes, and id. */
const toSelector = ({ localName, classList, id }: Element): string =>
  [localName, ...classList].join('.') + (id && `#${id}`);

/**
 * The one place where the bundle writes to the console (MOUNT-8, BUS-3). An element is named by a
 * selector, for logs of text, and passed on, so that a console can point at it.
 */
export const report = (error: unknown, { source, during, element }: ErrorContext): void =>
  console.error(
    `bsro-ui: ${source} (${during}):`,
    error,
    ...(element ? [`in ${toSelector(element)}`, element] : []),
  );
