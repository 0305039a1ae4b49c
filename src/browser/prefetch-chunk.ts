declare global {
  interface Navigator {
    /** Only Chromium has it. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/**
 * Checks whether the browser reports that the visitor doesn't save data and that the connection is
 * fast. Only Chromium reports this. Firefox would also block a prefetch by the page's `default-src`.
 */
const isDownloadCheap = ({ connection }: Navigator): boolean =>
  connection?.saveData === false && !connection.effectiveType?.endsWith('2g');

/**
 * Lets the browser download a chunk's script when it has nothing else to do, without evaluating it
 * (docs/decisions/017-header-without-react.md). Downloads nothing for a visitor who saves data or is on
 * 2G, or if the browser doesn't report that.
 */
export const prefetchChunk = (name: string): void => {
  if (
    'E' in __webpack_require__ &&
    typeof __webpack_require__.E === 'function' &&
    isDownloadCheap(navigator)
  ) {
    Reflect.apply(__webpack_require__.E, null, [name]);
  }
};
