import type { CartItem } from '../../services/cart-schema';
import { getAxle } from '../../domain/tires/axle';

/** Formats the name of an article: brand and name. */
export const formatArticle = ({ brand, name }: Pick<CartItem, 'brand' | 'name'>): string =>
  `${brand} ${name}`;

/** Formats the name of an article, and for which axle it is if it belongs to a pair: `Northpeak Trail (front)`. */
export const formatArticleWithAxle = (
  item: Pick<CartItem, 'brand' | 'name' | 'packageId' | 'code'>,
): string => {
  const axle = getAxle(item);
  return axle ? `${formatArticle(item)} (${axle})` : formatArticle(item);
};
