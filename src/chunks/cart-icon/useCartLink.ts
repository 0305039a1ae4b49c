import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import type { TdpVersion } from '../../site/switches';
import type { CartLinkProps } from './cart-link-props';

type CartLink = ComponentType<CartLinkProps>;

const loaders: Readonly<Record<TdpVersion, () => Promise<{ CartLink: CartLink }>>> = {
  v1: () => import(/* webpackChunkName: "cart-link" */ './CartLinkV1'),
  v2: () => import(/* webpackChunkName: "cart-link" */ './CartLinkV2'),
};

/** Loads the cart link of a version (MOUNT-2). */
export const useCartLink = (version: TdpVersion): CartLink | undefined => {
  const [loaded, setLoaded] = useState<{ CartLink: CartLink }>();
  useEffect(() => {
    let isUnmounted = false;
    loadChunk(loaders[version]).then(
      (module) => {
        if (!isUnmounted) setLoaded(module);
      },
      (error: unknown) => report(error, { source: 'cart-icon', during: 'chunk' }),
    );
    return () => {
      isUnmounted = true;
    };
  }, [version]);
  return loaded?.CartLink;
};
