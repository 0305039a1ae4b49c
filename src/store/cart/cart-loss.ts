import { getNow } from '../../browser/clock';
import type { Cart } from '../../services/cart-schema';
import type { ServiceError } from '../../services/result';
import type { CartLoss } from './cart-activity';

const LOSSES: Readonly<Record<string, CartLoss>> = {
  '403': 'signed-out',
  '404': 'expired',
  '410': 'expired',
};

/**
 * Returns why the host no longer returns a cart: it is unknown, removed, or expired, or it belongs to a
 * driver who isn't signed in. Undefined if the cart may still exist.
 */
export const findCartLoss = ({ serviceStatus }: ServiceError): CartLoss | undefined =>
  LOSSES[serviceStatus ?? ''];

/**
 * Returns why the host no longer returns a cart that the page shows. A cart that is gone before its expiry
 * was emptied in another tab, even if that tab's notification hasn't arrived yet.
 */
export const findShownCartLoss = (
  { expires }: Pick<Cart, 'expires'>,
  error: ServiceError,
): CartLoss | undefined => {
  const loss = findCartLoss(error);
  return loss === 'expired' && Date.parse(expires) > getNow() ? 'elsewhere' : loss;
};

/** Checks whether a cart no longer exists, for anyone. */
export const isGone = (error: ServiceError): boolean => findCartLoss(error) === 'expired';
