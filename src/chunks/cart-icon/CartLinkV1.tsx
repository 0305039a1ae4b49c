import { Icon } from '../../ui/icon/Icon';
import { getLinkAttributes } from './cart-link-props';
import type { CartLinkProps } from './cart-link-props';

/** Version 1 of the cart link, with the count after the label. */
export function CartLink(props: CartLinkProps) {
  const { count } = props;
  return (
    <a className="bsro-cart-link" {...getLinkAttributes(props)}>
      <Icon name="cart" />
      <span className="bsro-cart-link__label">My Cart</span>{' '}
      <span className="bsro-cart-link__count">
        ({count}
        <span className="bsro-visually-hidden">{count === 1 ? ' item' : ' items'}</span>)
      </span>
    </a>
  );
}
