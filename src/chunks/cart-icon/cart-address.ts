import { PAGES } from '../../site/addresses';

/** Where the CMS's own link leads, else the cart's page. */
export const cartAddressOf = (cms: readonly ChildNode[]): string => {
  for (const node of cms) {
    if (!(node instanceof Element)) continue;
    const link = node.matches('a[href]') ? node : node.querySelector('a[href]');
    const address = link?.getAttribute('href');
    if (address) return address;
  }
  return PAGES.cart;
};
