/**
 * The path that all pages of this site begin with, such as `/es`: `<html data-site-root>`, for a site in a folder
 * of its host. Empty for other sites, and outside a page (docs/integration.md).
 */
export const SITE_ROOT =
  /^(\/[\w-]+)+$/.exec(
    typeof document === 'undefined' ? '' : (document.documentElement.dataset['siteRoot'] ?? ''),
  )?.[0] ?? '';
