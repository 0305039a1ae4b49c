import type { CartItem } from '../services/cart-schema';

/** Checks whether the store has fewer tires of an article than the cart. */
export const isShort = ({ stock, qty }: Pick<CartItem, 'stock' | 'qty'>): boolean => stock < qty;
