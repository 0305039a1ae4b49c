import type { ReactNode } from 'react';
import { getServiceName } from '../../domain/booking/service-names';
import { formatAppointmentTime } from '../../domain/booking/slot-time';
import { formatVehicleWithTrim } from '../../domain/vehicles/vehicle-name';
import { formatDate } from '../../language/dates';
import { getAccountAppointments, getAccountOrders } from '../../services/account/bookings';
import type { AccountAppointment, AccountOrder } from '../../services/account/bookings';
import type { Result } from '../../services/result';
import { getManagePath } from '../../site/appointment-url';
import { getOrderUrl } from '../../site/order-url';
import { useStoreDetails } from '../../store/useStoreDetails';
import { formatArticle } from '../../ui/cart/format-article';
import { FailureMessage } from '../../ui/failure/FailureMessage';
import { Skeleton } from '../../ui/loading/Skeleton';
import { useLoadingIndicator } from '../../ui/loading/useLoadingIndicator';
import { LOADING_TEXTS } from '../../ui/messages';
import { TirePicture } from '../../ui/product/TirePicture';
import { useNow } from '../../ui/useNow';
import { BOOKING_TEXTS, CARD_TITLES } from './messages';
import { usePages } from './usePages';

/** Replaces the data of a success. */
const mapResult = <From, To>(result: Result<From>, map: (data: From) => To): Result<To> =>
  result.ok ? { ...result, data: map(result.data) } : result;

const loadAppointments = async (before: string | undefined) =>
  mapResult(await getAccountAppointments(before), ({ appointments }) => appointments);

const loadOrders = async (before: string | undefined) =>
  mapResult(await getAccountOrders(before), ({ orders }) => orders);

interface ListProps<Entry> {
  pages: ReturnType<typeof usePages<Entry>>;
  /** Names the list in a message about its failure. */
  label: string;
  none: string;
  /** The entries to show. */
  shown: readonly Entry[];
  children: (entry: Entry) => ReactNode;
}

/** A list with its skeleton, its failure, and a button for more. */
function List<Entry>({ pages, label, none, shown, children }: ListProps<Entry>) {
  const { entries, hasFailed, isBusy, retry, showMore } = pages;
  const indicator = useLoadingIndicator(isBusy && !entries);
  if (!entries && !hasFailed) {
    return (
      <div className="bsro-overview__list">
        <Skeleton indicator={indicator} label={label}>
          <span className="bsro-skeleton__line" />
          <span className="bsro-skeleton__line bsro-skeleton__line--half" />
        </Skeleton>
      </div>
    );
  }
  return (
    <div className="bsro-overview__list">
      {shown.length > 0 ? (
        <ul>{shown.map(children)}</ul>
      ) : (
        entries && !isBusy && <p className="bsro-overview__none">{none}</p>
      )}
      {hasFailed && (
        <FailureMessage
          text={LOADING_TEXTS.failed({ content: label })}
          isRetrying={isBusy}
          onRetry={retry}
        />
      )}
      {(showMore || (isBusy && entries)) && (
        <button
          type="button"
          className="bsro-button bsro-button--link"
          aria-busy={isBusy}
          onClick={showMore}
        >
          {BOOKING_TEXTS.more}
        </button>
      )}
    </div>
  );
}

const formatTires = (products: readonly AccountOrder['items'][number][]): string =>
  products.map((product) => `${product.qty} × ${formatArticle(product)}`).join(', ');

function StoreName({ storeNumber }: { storeNumber: string }) {
  const [details] = useStoreDetails(storeNumber);
  return (
    details.status === 'ready' && (
      <>
        <br />
        {details.store.storeName}, {details.store.city}
      </>
    )
  );
}

function AppointmentEntry({ appointment }: { appointment: AccountAppointment }) {
  const { appointmentId, services, products, vehicle, storeNumber } = appointment;
  return (
    <li className="bsro-overview__appointment">
      <div>
        <strong>{formatAppointmentTime(appointment)}</strong>
        <br />
        {services.map(({ serviceId, name }) => getServiceName(serviceId, name)).join(', ')}
        {products.length > 0 && (
          <>
            <br />
            {formatTires(products)}
          </>
        )}
        {vehicle && (
          <>
            <br />
            {formatVehicleWithTrim(vehicle)}
          </>
        )}
        <StoreName storeNumber={storeNumber} />
      </div>
      <a className="bsro-overview__link bsro-target" href={getManagePath(appointmentId)}>
        {BOOKING_TEXTS.manage}
        <span className="bsro-visually-hidden"> {formatAppointmentTime(appointment)}</span>
      </a>
    </li>
  );
}

/** The driver's booked appointments that have not begun, the next one first (ACCT-12). */
export function UpcomingAppointments() {
  const now = useNow();
  const pages = usePages(loadAppointments, ({ appointmentId }) => appointmentId);
  const isAhead = ({ start }: AccountAppointment) => Date.parse(start) > now.getTime();
  const entries = pages.entries ?? [];
  const upcoming = entries.filter((entry) => entry.state === 'booked' && isAhead(entry)).reverse();
  return (
    <List
      // Those after the last loaded one are even earlier. The service history has the past ones.
      pages={entries.slice(-1).every(isAhead) ? pages : { ...pages, showMore: undefined }}
      label={CARD_TITLES.appointments}
      none={BOOKING_TEXTS.noAppointments}
      shown={upcoming}
    >
      {(appointment) => (
        <AppointmentEntry key={appointment.appointmentId} appointment={appointment} />
      )}
    </List>
  );
}

function OrderEntry({ order, now }: { order: AccountOrder; now: Date }) {
  const { orderNumber, state, placed, total, items, appointment } = order;
  const [tire] = items;
  const isPast = Date.parse(appointment.end) <= now.getTime();
  const time = formatAppointmentTime(appointment);
  const stateText =
    state === 'cancelled'
      ? BOOKING_TEXTS.canceled
      : isPast
        ? BOOKING_TEXTS.installed({ time })
        : BOOKING_TEXTS.scheduled({ time });
  return (
    <li className="bsro-overview__order">
      {tire && <TirePicture brand={tire.brand} name={tire.name} width={64} height={80} />}
      <div>
        <a className="bsro-overview__link bsro-target" href={getOrderUrl(orderNumber)}>
          {BOOKING_TEXTS.order({ number: orderNumber })}
        </a>
        <br />
        {BOOKING_TEXTS.placed({
          date: formatDate(placed, 'withYear'),
          total: total.formattedValue,
        })}
        <br />
        {formatTires(items)}
        <br />
        <strong>{stateText}</strong>
      </div>
    </li>
  );
}

/** The driver's orders with their states, the latest first (ACCT-12). */
export function Orders() {
  const now = useNow();
  const pages = usePages(loadOrders, ({ orderNumber }) => orderNumber);
  return (
    <List
      pages={pages}
      label={CARD_TITLES.orders}
      none={BOOKING_TEXTS.noOrders}
      shown={pages.entries ?? []}
    >
      {(order) => <OrderEntry key={order.orderNumber} order={order} now={now} />}
    </List>
  );
}
