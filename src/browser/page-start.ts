import { loadedQuery } from './url-state';

/** Returns the query with which the page was loaded, whatever has replaced it since. */
export const readLoadedQuery = (): URLSearchParams => new URLSearchParams(loadedQuery);

/** Checks whether the visitor uses the page's content: something in it has the focus. */
export const isContentFocused = (): boolean => Boolean(document.activeElement?.closest('main'));
