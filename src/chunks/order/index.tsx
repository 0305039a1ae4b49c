import { useState } from 'react';
import { readQuery } from '../../browser/url-state';
import type { OrderAttributes } from '../../mounts/placeholders/order';
import type { RootProps } from '../../mounts/schema/placeholder';
import { LinkFailure } from '../../ui/failure/LinkFailure';
import { getOrder } from '../../services/orders';
import { cleanValue } from '../../domain/text/clean-text';
import { ORDER_PARAMETERS } from '../../site/order-url';
import { useLinkedData } from '../../store/useLinkedData';
import type { ItemLink } from '../../store/useLinkedData';
import { Skeleton } from '../../ui/loading/Skeleton';
import { useLoadingIndicator } from '../../ui/loading/useLoadingIndicator';
import { LOAD_PROBLEMS, ORDER_LABELS } from './messages';
import { OrderDetails } from './OrderDetails';
import '../../ui/cart/price-list.css';
import '../../ui/failure/call-store.css';
import '../../ui/time/time-picker.css';
import '../../ui/visit/visit.css';
import '../../ui/failure/failure.css';
import '../../ui/form/field.css';
import '../../ui/loading/skeleton.css';
import '../../ui/styles/button.css';
import '../../ui/styles/visually-hidden.css';
import './order.css';

const readLink = (authoredOrder: string | undefined): ItemLink => {
  const query = readQuery();
  return {
    id: authoredOrder ?? cleanValue(query.get(ORDER_PARAMETERS.order) ?? ''),
    key: cleanValue(query.get(ORDER_PARAMETERS.key) ?? '') || undefined,
  };
};

/** Shows an order with its appointment, to a visitor with the link in an email or to the signed-in driver. */
export default function OrderPage({
  attributes: { order: authoredOrder },
  cms,
}: RootProps<OrderAttributes>) {
  const [link] = useState(() => readLink(authoredOrder));
  const [view, retry] = useLinkedData(link, () => getOrder(link.id, link.key));
  const indicator = useLoadingIndicator(view.status === 'loading');

  if (view.status === 'ready') return <OrderDetails order={view.data} />;
  if (view.status === 'loading') {
    return (
      <Skeleton indicator={indicator} label={ORDER_LABELS.loading}>
        <span className="bsro-skeleton__line bsro-skeleton__line--half" />
        <span className="bsro-skeleton__line bsro-order-details__shape" />
        <span className="bsro-skeleton__line bsro-order-details__shape" />
      </Skeleton>
    );
  }
  return (
    <LinkFailure
      status={view.status}
      problems={LOAD_PROBLEMS}
      signInLabel={ORDER_LABELS.signIn}
      onRetry={retry}
      cms={cms}
    />
  );
}
