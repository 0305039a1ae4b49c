/** Whether a page is one store's local page: both body classes mark it (MOUNT-9). */
export const isLocalStorePage = ({ body }: Document): boolean =>
  body.classList.contains('local-seo-page') && body.classList.contains('store');
