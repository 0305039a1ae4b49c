import '../../../ui/cart/cart-notices.css';
import '../problem.css';
import './notices.css';

export { CartExpiry } from '../../../ui/cart/CartExpiry';
export { CartNotices } from './CartNotices';
export { LostCart, RemovedCart } from './RemovedCart';
