import type { CartItem } from '../services/cart-schema';

/** Formats the name of an article: brand and name. */
export const formatArticle = ({ brand, name }: Pick<CartItem, 'brand' | 'name'>): string =>
  `${brand} ${name}`;
