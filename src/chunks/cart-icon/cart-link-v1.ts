import { createElement } from '../../ui/html/create-element';
import { createIcon } from '../../ui/icon/create-icon';
import { CART } from '../../ui/icon/shapes';
import { openDialogOnClick, setHref, setHasPopup, watchCart } from './cart-link';
import type { CreateCartLink } from './cart-link';

/** Creates version 1 of the cart link, with the count after the label. */
export const createCartLink: CreateCartLink = (options) => {
  const count = createElement('span', { className: 'bsro-cart-link__count' });
  const root = createElement(
    'a',
    { className: 'bsro-cart-link' },
    createIcon(CART),
    createElement('span', { className: 'bsro-cart-link__label' }, 'My Cart'),
    ' ',
    count,
  );
  setHref(root, options);
  openDialogOnClick(root);
  return {
    root,
    stop: watchCart(root),
    setCount(items) {
      setHasPopup(root, items === 1);
      count.replaceChildren(
        `(${items}`,
        createElement(
          'span',
          { className: 'bsro-visually-hidden' },
          items === 1 ? ' item' : ' items',
        ),
        ')',
      );
    },
  };
};
