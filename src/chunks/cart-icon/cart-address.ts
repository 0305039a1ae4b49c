import { PAGES } from '../../site/addresses';

/** Returns the address of the CMS's link, or else of the cart page. */
export const getCartAddress = (cms: readonly ChildNode[]): string => {
  for (const node of cms) {
    if (!(node instanceof Element)) continue;
    const link = node.matches('a[href]') ? node : node.querySelector('a[href]');
    const address = link?.getAttribute('href');
    if (address) return address;
  }
  return PAGES.cart;
};
