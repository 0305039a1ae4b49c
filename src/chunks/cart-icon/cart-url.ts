import { PAGES } from '../../site/pages';

/** Returns the URL of the CMS's link, or else of the cart page. */
export const getCartUrl = (cms: readonly ChildNode[]): string => {
  for (const node of cms) {
    if (!(node instanceof Element)) continue;
    const link = node.matches('a[href]') ? node : node.querySelector('a[href]');
    const url = link?.getAttribute('href');
    if (url) return url;
  }
  return PAGES.cart;
};
