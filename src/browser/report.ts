/** Where an error happened. */
export interface ErrorContext {
  /** The placeholder, topic, or module that the error belongs to. */
  source: string;
  /** The failed operation, such as `chunk`, `attributes`, `render`, `subscriber`. */
  during: string;
  /** The placeholder's element, if the error has one. */
  element?: Element;
}

/** Creates a short selector of an element from its tag, classes, and ID. */
const toSelector = ({ localName, classList, id }: Element): string =>
  [localName, ...classList].join('.') + (id && `#${id}`);

/**
 * Writes an error to the console (MOUNT-8, BUS-3). An element is logged as a selector, for text
 * logs, and as an object, which a console can highlight.
 */
export const report = (error: unknown, { source, during, element }: ErrorContext): void =>
  console.error(
    `bsro-ui: ${source} (${during}):`,
    error,
    ...(element ? [`in ${toSelector(element)}`, element] : []),
  );
