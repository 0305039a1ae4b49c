/**
 * Checks whether the browser reports that the visitor doesn't save data and that the connection is
 * fast. Only Chromium reports this. Firefox would also block a prefetch by the page's `default-src`.
 */
const isDownloadCheap = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') !== true &&
    !String(Reflect.get(connection, 'effectiveType')).endsWith('2g')
  );
};

/**
 * Lets the browser download a chunk's script when it has nothing else to do, without evaluating it
 * (docs/decisions/017-header-without-react.md). Downloads nothing for a visitor who saves data or is on
 * 2G, or if the browser doesn't report that.
 */
export const prefetchChunk = (name: string): void => {
  const prefetch: unknown = Reflect.get(__webpack_require__, 'E');
  if (typeof prefetch === 'function' && isDownloadCheap()) Reflect.apply(prefetch, null, [name]);
};
