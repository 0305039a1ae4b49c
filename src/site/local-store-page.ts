/** Checks for the two body classes of a local store page (MOUNT-9). */
export const isLocalStorePage = ({ body }: Document): boolean =>
  body.classList.contains('local-seo-page') && body.classList.contains('store');
