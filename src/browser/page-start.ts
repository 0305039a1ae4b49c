import { loadedQuery } from './url-state';

/** Returns the query with which the page was loaded, whatever has replaced it since. */
export const readLoadedQuery = (): URLSearchParams => new URLSearchParams(loadedQuery);

/** Checks whether the visitor has clicked, tapped, or typed on the page since it was loaded. */
export const hasVisitorActed = (): boolean =>
  // enhancement: without it, the visitor counts as not having done anything yet.
  navigator.userActivation?.hasBeenActive ?? false;
