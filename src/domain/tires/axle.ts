import type { CartItem } from '../../services/cart-schema';
import { TIRE_TEXTS } from './messages';

/**
 * Returns for which axle an article is if it belongs to a pair. The package of a pair is named after its
 * articles, front first, joined by an underscore; a number may follow after a hyphen. Other packages may have
 * any name.
 */
export const getAxle = ({
  packageId,
  code,
}: Pick<CartItem, 'packageId' | 'code'>): 'front' | 'rear' | undefined => {
  if (packageId.startsWith(`${code}_`)) return 'front';
  return `${packageId}-`.includes(`_${code}-`) ? 'rear' : undefined;
};

/** Formats the size of an article, and for which axle it is if it belongs to a pair: `205/55R16, front`. */
export const formatItemSize = (item: Pick<CartItem, 'packageId' | 'code' | 'size'>): string => {
  const { size } = item;
  const axle = getAxle(item);
  if (!axle) return size;
  return axle === 'front' ? TIRE_TEXTS.frontSize({ size }) : TIRE_TEXTS.rearSize({ size });
};
