const removeEnding = (path: string): string => path.replace(/(\.html|\/)$/, '');

/**
 * Checks whether a path leads to a page, with or without the trailing slash, or as the CMS may render it:
 * `/content/….html`.
 * @param page the page's path on the site's own host, such as `/tires/size/`
 */
export const isPage = (path: string, page: string): boolean =>
  removeEnding(path).endsWith(removeEnding(page));
