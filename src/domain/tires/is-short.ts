import type { CartItem } from '../../services/cart-schema';

/** Checks whether the cart has more tires of an article than the store has in stock. */
export const isShort = ({ stock, qty }: Pick<CartItem, 'stock' | 'qty'>): boolean => stock < qty;
