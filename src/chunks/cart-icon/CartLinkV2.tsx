import { Icon } from '../../ui/icon/Icon';
import { getLinkAttributes } from './cart-link-props';
import type { CartLinkProps } from './cart-link-props';

/** Version 2 of the cart link, with the count in a bubble on the icon. */
export function CartLink(props: CartLinkProps) {
  const { count } = props;
  return (
    <a className="bsro-cart-link" {...getLinkAttributes(props)}>
      <span className="bsro-cart-link__drawing">
        <Icon name="cart" />
        <span className="bsro-cart-link__bubble" data-count={count} aria-hidden="true">
          {count}
        </span>
      </span>
      <span className="bsro-cart-link__label">My Cart</span>
      <span className="bsro-visually-hidden"> {count === 1 ? '1 item' : '0 items'}</span>
    </a>
  );
}
