import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { loadChunk } from '../../browser/load-chunk';
import { goTo } from '../../browser/navigation';
import { report } from '../../browser/report';
import { readStored } from '../../browser/storage';
import { isSwitchedOff, readTdpVersion } from '../../site/read-switches';
import { loadHeaderCart } from '../../store/cart/load-header-cart';
import { selectHasCartItems } from '../../store/cart/cart-slice';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { Icon } from '../../ui/icon/Icon';
import { CART } from '../../ui/icon/shapes';
import { defineTexts } from '../../language/define-texts';
import { onChangedElsewhere } from '../../browser/other-tabs';
import './cart-icon.css';

/**
 * Loads the cart again when another tab has created, replaced, emptied, or ordered it, and when the page
 * comes back from the back-forward cache. The cart page and the open dialog do this themselves.
 */
const useCartOfOtherTabs = (): void => {
  const reduxStore = useAppStore();
  useEffect(() => {
    let guid = readStored('cart');
    return onChangedElsewhere({ key: 'cart' }, (isRestored) => {
      const { cart, isCartOpen } = reduxStore.getState().ecomm;
      if (isCartOpen || document.querySelector('.bsro-cart-app')) return;
      const previous = guid;
      guid = readStored('cart');
      const isCurrent = guid === previous || guid === cart?.guid;
      if (isRestored || !isCurrent) void reduxStore.dispatch(loadHeaderCart());
    });
  }, [reduxStore]);
};

const LABELS = defineTexts('cartIcon', {
  label: 'My Cart',
  /** Follows the number of items. */
  items: '{count, plural, one {item} other {items}}',
  itemCount: '{count, plural, one {# item} other {# items}}',
});

const loadDialog = () => import(/* webpackChunkName: "cart" */ '../cart/cart-dialog');

interface ContentProps {
  readonly count: 0 | 1;
}

/** The content of version 1, with the count after the label. */
function LabelWithCount({ count }: ContentProps) {
  return (
    <>
      <Icon shape={CART} />
      <span className="bsro-cart-link__label bsro-visually-hidden--phone">{LABELS.label}</span>{' '}
      <span className="bsro-cart-link__count">
        ({count}
        <span className="bsro-visually-hidden">{` ${LABELS.items({ count })}`}</span>)
      </span>
    </>
  );
}

/** The content of version 2, with the count in a bubble on the icon. */
function IconWithBubble({ count }: ContentProps) {
  return (
    <>
      <span className="bsro-cart-link__drawing">
        <Icon shape={CART} />
        <span className="bsro-cart-link__bubble" data-count={count} aria-hidden="true">
          {count}
        </span>
      </span>
      <span className="bsro-cart-link__label bsro-visually-hidden--phone">{LABELS.label}</span>
      <span className="bsro-visually-hidden">{` ${LABELS.itemCount({ count })}`}</span>
    </>
  );
}

/**
 * Opens the cart in a dialog instead of following the link. The browser still follows the link on the cart page, on a
 * click with a modifier key, on a second click while the dialog loads, and if the dialog fails to load.
 */
const useCartDialog = () => {
  const isLoading = useRef(false);
  return (event: MouseEvent<HTMLAnchorElement>): void => {
    const link = event.currentTarget;
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isModified || isLoading.current || document.querySelector('.bsro-cart-app')) return;
    event.preventDefault();
    isLoading.current = true;
    loadChunk(loadDialog)
      .then(({ openCartDialog }) => openCartDialog(link))
      .catch((error: unknown) => {
        report(error, { source: 'cart-icon', during: 'chunk' });
        goTo(link.href);
      })
      .finally(() => {
        isLoading.current = false;
      });
  };
};

/**
 * The link to the cart with its counter, in the version of the tire detail page (MOUNT-2). Without a URL if online
 * shopping is switched off (CART-4).
 */
export function CartLink({ href }: { readonly href: string }) {
  const dispatch = useAppDispatch();
  const hasItems = useAppSelector(selectHasCartItems);
  // Not the number of tires (CART-4).
  const count = hasItems ? 1 : 0;
  const openDialog = useCartDialog();
  const [version] = useState(readTdpVersion);
  const [isDisabled] = useState(() => isSwitchedOff('ecommIsActive'));
  const Content = version === 'v1' ? LabelWithCount : IconWithBubble;

  useEffect(() => {
    void dispatch(loadHeaderCart());
  }, [dispatch]);
  useCartOfOtherTabs();

  return isDisabled ? (
    // A link without a URL, which the keyboard skips.
    <span className="bsro-cart-link" role="link" aria-disabled>
      <Content count={count} />
    </span>
  ) : (
    <a
      className="bsro-cart-link"
      href={href}
      aria-haspopup={hasItems ? 'dialog' : undefined}
      onClick={hasItems ? openDialog : undefined}
    >
      <Content count={count} />
    </a>
  );
}
