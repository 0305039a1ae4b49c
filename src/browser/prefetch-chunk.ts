/** Checks whether the browser reports that the visitor saves data, or that the connection is slow. */
const isDownloadCostly = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  return (
    Reflect.get(connection, 'saveData') === true ||
    String(Reflect.get(connection, 'effectiveType')).endsWith('2g')
  );
};

/**
 * Lets the browser download a chunk's script when it has nothing else to do, without evaluating it
 * (docs/decisions/017-header-without-react.md). Downloads nothing for a visitor who saves data, or on
 * a slow connection.
 */
export const prefetchChunk = (name: string): void => {
  const prefetch: unknown = Reflect.get(__webpack_require__, 'E');
  if (typeof prefetch === 'function' && !isDownloadCostly()) Reflect.apply(prefetch, null, [name]);
};
