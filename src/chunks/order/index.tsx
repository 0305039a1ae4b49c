import type { OrderAttributes } from '../../mounts/placeholders/order';
import type { RootProps } from '../../mounts/schema/placeholder';
import { getOrder } from '../../services/orders';
import { ORDER_PARAMETERS } from '../../site/order-url';
import { LinkedItem } from '../../ui/loading/LinkedItem';
import { LOAD_PROBLEMS, ORDER_LABELS } from './messages';
import { OrderDetails } from './OrderDetails';
import './order.css';

/** Shows an order with its appointment, to a visitor with the link in an email or to the signed-in driver. */
export default function OrderPage({ attributes, cms }: RootProps<OrderAttributes>) {
  return (
    <LinkedItem
      id={attributes.order}
      parameters={{ id: ORDER_PARAMETERS.order, key: ORDER_PARAMETERS.key }}
      load={({ id, key }) => getOrder(id, key)}
      label={ORDER_LABELS.loading}
      shapes={
        <>
          <span className="bsro-skeleton__line bsro-skeleton__line--half" />
          <span className="bsro-skeleton__line bsro-order-details__shape" />
          <span className="bsro-skeleton__line bsro-order-details__shape" />
        </>
      }
      problems={LOAD_PROBLEMS}
      signInLabel={ORDER_LABELS.signIn}
      cms={cms}
    >
      {(order) => <OrderDetails order={order} />}
    </LinkedItem>
  );
}
