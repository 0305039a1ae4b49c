/**
 * Whether an author edits the page in the CMS: then nothing redirects, interrupts, asks for a
 * position or keeps a cookie (architecture: Mounting rules, 9).
 */
export const isAuthorMode = (): boolean =>
  document.documentElement.classList.contains('aem-AuthorLayer-Edit') ||
  /(^|[?&;\s])wcmmode=edit\b/.test(`${location.search};${document.cookie}`);
