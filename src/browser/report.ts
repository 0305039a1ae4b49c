/** Where an error happened. */
export interface ErrorContext {
  /** Placeholder, topic or module that the error belongs to. */
  source: string;
  /** What was being done, such as `chunk`, `attributes`, `render`, `subscriber`. */
  during: string;
}

/** The one place where the bundle writes to the console (MOUNT-8, BUS-3). */
export const report = (error: unknown, { source, during }: ErrorContext): void =>
  console.error(`bsro-ui: ${source} (${during}):`, error);
