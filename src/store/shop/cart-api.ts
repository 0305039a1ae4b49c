/** The calls of the header's cart, in their own chunk because most visitors have no cart. */
export { getCart } from '../../services/cart';
