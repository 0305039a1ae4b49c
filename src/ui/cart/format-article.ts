import type { CartItem } from '../../services/cart-schema';
import { getAxle } from '../../domain/tires/axle';
import { defineTexts } from '../../language/define-texts';

const TIRE_OF_AXLE = defineTexts('cart.pair', { front: '{tire} (front)', rear: '{tire} (rear)' });

export const formatArticle = ({ brand, name }: Pick<CartItem, 'brand' | 'name'>): string =>
  `${brand} ${name}`;

/** Formats the name of an article, and for which axle it is if it belongs to a pair: `Northpeak Trail (front)`. */
export const formatArticleWithAxle = (
  item: Pick<CartItem, 'brand' | 'name' | 'packageId' | 'code'>,
): string => {
  const axle = getAxle(item);
  const tire = formatArticle(item);
  return axle ? TIRE_OF_AXLE[axle]({ tire }) : tire;
};
