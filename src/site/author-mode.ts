/**
 * Checks whether an author is editing the page in the CMS: `docs/mounting.md#author-mode`.
 */
export const isAuthorMode = (): boolean =>
  document.documentElement.classList.contains('aem-AuthorLayer-Edit') ||
  /(^|[?&;\s])wcmmode=edit\b/.test(`${location.search};${document.cookie}`);
