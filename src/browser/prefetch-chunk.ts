/** The connection, where the browser describes it. */
interface Connection {
  readonly saveData?: unknown;
  readonly effectiveType?: unknown;
}

/** Checks whether the visitor saves data, or has a slow connection. */
const isDownloadCostly = (): boolean => {
  const connection: Connection = Object(Reflect.get(navigator, 'connection'));
  return connection.saveData === true || /2g$/.test(`${connection.effectiveType}`);
};

/**
 * Lets the browser download a chunk's script when it has nothing else to do, without evaluating it
 * (docs/decisions/017-header-without-react.md). It does nothing for a visitor who saves data, or on a
 * slow connection.
 */
export const prefetchChunk = (name: string): void => {
  const prefetch: unknown = Reflect.get(__webpack_require__, 'E');
  if (typeof prefetch === 'function' && !isDownloadCostly()) prefetch(name);
};
