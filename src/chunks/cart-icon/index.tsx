import { useEffect, useState } from 'react';
import type { CartIconAttributes } from '../../mounts/placeholders/cart-icon';
import type { RootProps } from '../../mounts/schema/placeholder';
import { isSwitchedOff } from '../../browser/storage';
import { readTdpVersion } from '../../browser/switches';
import { loadCart } from '../../store/shop/cart-thunks';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectCartCount } from '../../store/shop/ecomm-slice';
import { CmsContent } from '../../ui/loading/CmsContent';
import type { CartLinkProps } from './cart-link-props';
import { cartAddressOf } from './cart-address';
import { useCartLink } from './useCartLink';
import { useIsSoldOnline } from './useIsSoldOnline';
import '../../ui/styles/visually-hidden.css';
import './cart-icon.css';

/** The link with its counter, in the variant of the tire detail page's version (CART-4). */
function ActiveCart({ cms }: { cms: readonly ChildNode[] }) {
  const dispatch = useAppDispatch();
  const count = useAppSelector(selectCartCount);
  const CartLink = useCartLink(readTdpVersion());
  const [address] = useState(() => cartAddressOf(cms));
  useEffect(() => {
    void dispatch(loadCart());
  }, [dispatch]);
  const props: CartLinkProps = { address, count, isDisabled: isSwitchedOff('ecommIsActive') };
  // oxlint-disable-next-line react/static-components -- comes from a module, always the same
  return CartLink ? <CartLink {...props} /> : <CmsContent nodes={cms} />;
}

/**
 * The header's cart (CART-4): nothing with the tax flag or where my store does not sell online;
 * the CMS's own link until that is known, or when it cannot be known.
 */
export default function CartIcon({ attributes, cms }: RootProps<CartIconAttributes>) {
  const isSoldOnline = useIsSoldOnline(!attributes.taxFlag);
  if (attributes.taxFlag || isSoldOnline === 'no') return null;
  return isSoldOnline === 'yes' ? <ActiveCart cms={cms} /> : <CmsContent nodes={cms} />;
}
