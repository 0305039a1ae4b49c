/**
 * Checks whether an author is editing the page in the CMS: `docs/mounting.md#author-mode`.
 */
export const isAuthorMode = (): boolean =>
  // The classes of AEM's page editor, and of the Universal Editor.
  ['aem-AuthorLayer-Edit', 'adobe-ue-edit'].some((name) =>
    document.documentElement.classList.contains(name),
  ) || /(^|[?&;\s])wcmmode=edit\b/.test(`${location.search};${document.cookie}`);
