/** What both variants of the cart's link show. */
export interface CartLinkProps {
  address: string;
  count: 0 | 1;
  /** Whether the shop is switched off for now (CART-4). */
  isDisabled: boolean;
}

/** What a disabled link lacks and says. */
export const linkAttributes = ({ address, isDisabled }: CartLinkProps) =>
  isDisabled ? { role: 'link', 'aria-disabled': true } : { href: address };
