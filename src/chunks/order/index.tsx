import { useEffect, useState } from 'react';
import { formatAppointmentTime } from '../../domain/booking/slot-time';
import { formatArticle } from '../../ui/cart/format-article';
import { getAddOnName } from '../../ui/cart/price-messages';
import { PriceList } from '../../ui/cart/PriceList';
import { RetryOrCall } from '../../ui/failure/RetryOrCall';
import { describeRefund, formatCard } from '../../ui/payment/charge';
import { ZoneNote } from '../../ui/time/ZoneNote';
import { PICKUP_PROMISES, VISIT_LABELS, VISIT_NAMES } from '../../ui/visit/messages';
import { StorePlace } from '../../ui/visit/StorePlace';
import { VisitTools } from '../../ui/visit/VisitTools';
import { WhatToBring } from '../../ui/visit/WhatToBring';
import { getTireDetailUrl, VEHICLE_TIRES_PAGE } from '../../site/tire-urls';
import { selectLoginState } from '../../store/account/account-slice';
import { useAppSelector } from '../../store/hooks';
import { useStoreDetails } from '../../store/useStoreDetails';
import { savedBuyer } from '../../store/checkout/checkout-storage';
import { describeArrival, UNKNOWN_STORE } from '../../domain/tires/availability';
import { formatItemSize } from '../../domain/tires/axle';
import { getArticle, groupItems } from '../../domain/tires/item-groups';
import { toSafeLink } from '../../browser/parse-url';
import { Slot, SlotContext } from '../../ui/cms/Slot';
import { Skeleton } from '../../ui/loading/Skeleton';
import { useLazy } from '../../ui/loading/useLazy';
import { useLoadingIndicator } from '../../ui/loading/useLoadingIndicator';
import { formatVehicleWithTrim } from '../../domain/vehicles/vehicle-name';
import type { OrderAttributes, OrderSlot } from '../../mounts/placeholders/order';
import type { RootProps } from '../../mounts/schema/placeholder';
import { getOrder } from '../../services/orders';
import type { Order } from '../../services/orders';
import { ORDER_PARAMETERS } from '../../site/order-url';
import { toSiteLink } from '../../site/service-link';
import { LinkedItem } from '../../ui/loading/LinkedItem';
import '../../ui/product/stock-mark.css';
import { TirePicture } from '../../ui/product/TirePicture';
import { useNow } from '../../ui/useNow';
import { LOAD_PROBLEMS, ORDER_LABELS } from './messages';
import './order.css';

const loadAccount = () => import(/* webpackChunkName: "order-account" */ './account');

/** A placed or canceled order (CHKO-2). */
function OrderDetails({ order }: { order: Order }) {
  const { orderNumber, state, storeNumber, items, addOns, vehicle, appointment } = order;
  const [details, retryStore] = useStoreDetails(storeNumber);
  const indicator = useLoadingIndicator(details.status === 'loading');
  const loginState = useAppSelector(selectLoginState);
  const [buyer] = useState(() => {
    const saved = savedBuyer.read();
    return saved?.orderNumber === orderNumber ? saved : undefined;
  });
  const { module: account, request: requestAccount } = useLazy(loadAccount, 'order');
  const offersAccount = buyer !== undefined && loginState === 'false' && state === 'placed';
  useEffect(() => {
    if (offersAccount) requestAccount();
  }, [offersAccount, requestAccount]);
  const store = details.status === 'ready' ? details.store : null;
  const manageHref = toSafeLink(toSiteLink(appointment.manageUrl));
  const now = useNow();
  const arrival = describeArrival(
    order.readyDate ?? undefined,
    items.flatMap(({ qty, arrival: sources, storesNearby }) =>
      sources ? [{ qty, ...sources, storesNearby }] : [],
    ),
    store ?? UNKNOWN_STORE,
    now,
  );
  const { dropWaitOption, pickupPreference } = appointment;
  const isPlaced = state === 'placed';
  const isVisitAhead = isPlaced && Date.parse(appointment.start) > now.getTime();
  const groups = groupItems(items);
  /** Returns the URL of the tire's page, where the driver can buy it again. */
  const getTireUrl = (item: (typeof items)[number]): string => {
    const group = groups.find((articles) => articles.includes(item)) ?? [item];
    return getTireDetailUrl(item.brand, item.name, getArticle(group));
  };

  return (
    <div className="bsro-order-details">
      <div className="bsro-columns">
        <div className="bsro-order-details__main">
          <h2 className="bsro-order-details__title">
            {isPlaced ? ORDER_LABELS.placed : ORDER_LABELS.canceled}
          </h2>
          <p>
            {ORDER_LABELS.number}: <strong>{orderNumber}</strong>
          </p>
          {!isPlaced && <p>{describeRefund(order)}</p>}
          {isPlaced && buyer && <p>{ORDER_LABELS.emailSent({ email: buyer.email })}</p>}
          {isPlaced && (
            <section aria-label={ORDER_LABELS.visit}>
              <h3 className="bsro-visit__subtitle">{ORDER_LABELS.visit}</h3>
              <p className="bsro-visit__when">{formatAppointmentTime(appointment)}</p>
              <p>
                {VISIT_LABELS.number}: <strong>{appointment.confirmationNumber}</strong>
              </p>
              {isVisitAhead && dropWaitOption && pickupPreference && (
                <p>
                  {VISIT_NAMES[dropWaitOption]} {PICKUP_PROMISES[pickupPreference]}
                </p>
              )}
              <p className="bsro-visit__actions bsro-actions">
                <VisitTools
                  appointment={appointment}
                  store={store}
                  serviceNames={[
                    ...items.map(
                      (item) => `${item.qty} × ${formatArticle(item)} ${formatItemSize(item)}`,
                    ),
                    ...addOns.map(({ code, name }) => getAddOnName(code, name)),
                  ]}
                />
                {manageHref && (
                  <a className="bsro-button bsro-button--link" href={manageHref}>
                    {ORDER_LABELS.manage}
                  </a>
                )}
              </p>
            </section>
          )}
          {store && (
            <>
              {/* The note isn't next to the appointment's time, where it would shift the content below when the store loads. */}
              {isPlaced && <ZoneNote timeZone={store.timeZone} at={appointment.start} />}
              <StorePlace store={store} />
            </>
          )}
          {details.status === 'loading' && (
            <div className="bsro-visit__place bsro-visit__place--loading">
              <Skeleton indicator={indicator} label={ORDER_LABELS.storeLoading}>
                <span className="bsro-skeleton__line bsro-order-details__shape" />
              </Skeleton>
            </div>
          )}
          {details.status === 'failed' && (
            <RetryOrCall text={ORDER_LABELS.storeFailed} onRetry={retryStore} />
          )}
          {isVisitAhead && <WhatToBring asksForOffer={false} />}
          <h3 className="bsro-visit__subtitle">{ORDER_LABELS.bought}</h3>
          <ul className="bsro-order-details__items">
            {items.map((item) => (
              <li key={item.code} className="bsro-order-details__tire">
                <TirePicture brand={item.brand} name={item.name} width={64} height={80} />
                <span>
                  <a className="bsro-target" href={getTireUrl(item)}>
                    {`${item.qty} × ${formatArticle(item)}`}
                  </a>
                  <span className="bsro-order-details__size">{formatItemSize(item)}</span>
                </span>
              </li>
            ))}
            {addOns.map(({ code, name }) => (
              <li key={code}>{getAddOnName(code, name)}</li>
            ))}
          </ul>
          {isPlaced && arrival && (
            <p className={`bsro-stock-mark--${arrival.kind}`}>{arrival.text}</p>
          )}
          {vehicle && (
            <p>
              {ORDER_LABELS.vehicle} <strong>{formatVehicleWithTrim(vehicle)}</strong>
            </p>
          )}
          {isPlaced ? (
            <Slot name={'confirmation' satisfies OrderSlot} />
          ) : (
            <p className="bsro-order-details__next">
              <a className="bsro-button bsro-button--primary" href={VEHICLE_TIRES_PAGE}>
                {ORDER_LABELS.findTires}
              </a>
            </p>
          )}
          {offersAccount && account && <account.AccountForm buyer={buyer} />}
        </div>
        <aside
          className="bsro-order-details__summary bsro-columns__summary bsro-card"
          aria-label={ORDER_LABELS.summary}
        >
          <h3 className="bsro-subtitle">{ORDER_LABELS.summary}</h3>
          {/* A canceled order earns no rebate. */}
          <PriceList price={isPlaced ? order : { ...order, rebates: [] }} isBusy={false} />
          {isPlaced && order.payment && (
            <p>
              {ORDER_LABELS.charged} {formatCard(order.payment)}
            </p>
          )}
        </aside>
      </div>
    </div>
  );
}

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
      {(order) => (
        <SlotContext value={cms}>
          <OrderDetails order={order} />
        </SlotContext>
      )}
    </LinkedItem>
  );
}
