/** The props of both versions of the cart link. */
export interface CartLinkProps {
  address: string;
  count: 0 | 1;
  /** Whether online shopping is switched off (CART-4). */
  isDisabled: boolean;
}

/** Returns the link's attributes; a disabled link has no address. */
export const getLinkAttributes = ({ address, isDisabled }: CartLinkProps) =>
  isDisabled ? { role: 'link', 'aria-disabled': true } : { href: address };
