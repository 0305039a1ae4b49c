import { createElement } from '../../ui/html/create-element';
import { createIcon } from '../../ui/icon/create-icon';
import { CART } from '../../ui/icon/shapes';
import { openDialogOnClick, setHref, setHasPopup, watchCart } from './cart-link';
import type { CreateCartLink } from './cart-link';

/** Creates version 2 of the cart link, with the count in a bubble on the icon. */
export const createCartLink: CreateCartLink = (options) => {
  const bubble = createElement('span', { className: 'bsro-cart-link__bubble' });
  const count = createElement('span', { className: 'bsro-visually-hidden' });
  const root = createElement(
    'a',
    { className: 'bsro-cart-link' },
    createElement('span', { className: 'bsro-cart-link__drawing' }, createIcon(CART), bubble),
    createElement('span', { className: 'bsro-cart-link__label' }, 'My Cart'),
    count,
  );
  bubble.setAttribute('aria-hidden', 'true');
  setHref(root, options);
  openDialogOnClick(root);
  return {
    root,
    stop: watchCart(root),
    setCount(items) {
      setHasPopup(root, items === 1);
      bubble.dataset['count'] = `${items}`;
      bubble.textContent = `${items}`;
      count.textContent = items === 1 ? ' 1 item' : ' 0 items';
    },
  };
};
