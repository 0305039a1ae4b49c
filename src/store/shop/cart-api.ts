/** The calls of the header's cart, a chunk of their own: most visitors have no cart yet. */
export { getCart } from '../../services/cart';
