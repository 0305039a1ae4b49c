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
import { getCartAddress } from './cart-address';
import { useCartLink } from './useCartLink';
import { useIsSoldOnline } from './useIsSoldOnline';
import '../../ui/styles/visually-hidden.css';
import './cart-icon.css';

/** The cart link with its counter, in the version of the tire detail page (CART-4). */
function ActiveCart({ cms }: { cms: readonly ChildNode[] }) {
  const dispatch = useAppDispatch();
  const count = useAppSelector(selectCartCount);
  const CartLink = useCartLink(readTdpVersion());
  const [address] = useState(() => getCartAddress(cms));
  useEffect(() => {
    void dispatch(loadCart());
  }, [dispatch]);
  const props: CartLinkProps = { address, count, isDisabled: isSwitchedOff('ecommIsActive') };
  // oxlint-disable-next-line react/static-components -- a module's component, which never changes
  return CartLink ? <CartLink {...props} /> : <CmsContent nodes={cms} />;
}

/**
 * The cart icon of the header (CART-4). Hidden with the tax flag or if my store doesn't sell online;
 * the CMS's link stays until that is known, or if it can't be determined.
 */
export default function CartIcon({ attributes, cms }: RootProps<CartIconAttributes>) {
  const isSoldOnline = useIsSoldOnline(!attributes.taxFlag);
  if (attributes.taxFlag || isSoldOnline === 'no') return null;
  return isSoldOnline === 'yes' ? <ActiveCart cms={cms} /> : <CmsContent nodes={cms} />;
}
