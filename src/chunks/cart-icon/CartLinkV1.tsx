import { Icon } from '../../ui/icon/Icon';
import { linkAttributes } from './cart-link-props';
import type { CartLinkProps } from './cart-link-props';

/** Version 1: the count stands behind the words. */
export function CartLink(props: CartLinkProps) {
  const { count } = props;
  return (
    <a className="bsro-cart-link" {...linkAttributes(props)}>
      <Icon name="cart" />
      <span className="bsro-cart-link__label">My Cart</span>{' '}
      <span className="bsro-cart-link__count">
        ({count}
        <span className="bsro-visually-hidden">{count === 1 ? ' item' : ' items'}</span>)
      </span>
    </a>
  );
}
