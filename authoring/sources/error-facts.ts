/** The facts of an error. An error from another realm isn't an `instanceof Error`. */
export interface ErrorFacts {
  readonly name: string;
  /** The code of the operating system, such as ENOENT; empty without one. */
  readonly code: string;
  readonly message: string;
  readonly cause: unknown;
}

const getText = (error: object, key: string): string => {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : '';
};

/** Returns the facts of an error, or of any other value that was thrown. */
export const getErrorFacts = (error: unknown): ErrorFacts => {
  if (typeof error !== 'object' || error === null) {
    return { name: '', code: '', message: String(error), cause: undefined };
  }
  return {
    name: getText(error, 'name'),
    code: getText(error, 'code'),
    message: getText(error, 'message'),
    cause: Reflect.get(error, 'cause'),
  };
};
