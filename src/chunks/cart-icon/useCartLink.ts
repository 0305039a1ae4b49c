import { useEffect, useEffectEvent } from 'react';
import type { ComponentType } from 'react';
import type { TdpVersion } from '../../site/switches';
import { useLazyChunk } from '../../ui/loading/useLazyChunk';
import type { CartLinkProps } from './cart-link-props';

type CartLink = ComponentType<CartLinkProps>;

const loaders: Readonly<Record<TdpVersion, () => Promise<{ CartLink: CartLink }>>> = {
  v1: () => import(/* webpackChunkName: "cart-link" */ './CartLinkV1'),
  v2: () => import(/* webpackChunkName: "cart-link" */ './CartLinkV2'),
};

/** Loads the cart link of the page's version (MOUNT-2). */
export const useCartLink = (version: TdpVersion): CartLink | undefined => {
  const [{ module }, request] = useLazyChunk(loaders[version], 'cart-icon');
  const requestLink = useEffectEvent(request);
  useEffect(() => requestLink(), []);
  return module?.CartLink;
};
