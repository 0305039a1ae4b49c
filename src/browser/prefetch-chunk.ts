const getMember = (holder: unknown, name: string): unknown =>
  holder instanceof Object ? Reflect.get(holder, name) : undefined;

/** Checks whether the browser reports that the visitor saves data, or that the connection is slow. */
const isDownloadCostly = (): boolean => {
  const connection = getMember(navigator, 'connection');
  return (
    getMember(connection, 'saveData') === true ||
    String(getMember(connection, 'effectiveType')).endsWith('2g')
  );
};

/**
 * Lets the browser download a chunk's script when it has nothing else to do, without evaluating it
 * (docs/decisions/017-header-without-react.md). Downloads nothing for a visitor who saves data, or on
 * a slow connection.
 */
export const prefetchChunk = (name: string): void => {
  const prefetch = getMember(__webpack_require__, 'E');
  if (typeof prefetch === 'function' && !isDownloadCostly()) Reflect.apply(prefetch, null, [name]);
};
