/** What both versions of the cart link show. */
export interface CartLinkOptions {
  readonly address: string;
  /** Whether online shopping is switched off (CART-4). */
  readonly isDisabled: boolean;
}

/** The cart link with its counter. */
export interface CartLink {
  readonly root: HTMLElement;
  readonly setCount: (count: 0 | 1) => void;
}

export type CreateCartLink = (options: CartLinkOptions) => CartLink;

/** Sets the link's address; a disabled link has none. */
export const setAddress = (
  link: HTMLAnchorElement,
  { address, isDisabled }: CartLinkOptions,
): void => {
  if (!isDisabled) {
    link.setAttribute('href', address);
    return;
  }
  link.setAttribute('role', 'link');
  link.setAttribute('aria-disabled', 'true');
};
