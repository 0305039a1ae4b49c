import type { ReactNode } from 'react';
import { toBookedVehicle } from '../../domain/vehicles/vehicle';
import type { Store } from '../../services/store-schema';
import { PAGES } from '../../site/pages';
import { useProfileVehicle } from '../../store/garage/useProfileVehicle';
import { formatArticle } from '../../ui/cart/format-article';
import { CHECKOUT_STEPS } from '../../site/checkout-step';
import { selectCart } from '../../store/cart/cart-slice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { chooseOrderVehicle, showStep } from '../../store/checkout/checkout-thunks';
import { getCartAvailability, isShort } from '../../domain/tires/cart-availability';
import { formatItemSize } from '../../domain/tires/axle';
import { groupItems } from '../../domain/tires/item-groups';
import { formatVehicleWithTrim } from '../../domain/vehicles/vehicle-name';
import { selectCheckout } from '../../store/checkout/checkout-slice';
import { StepFrame } from '../../ui/form/StepFrame';
import type { StepControl } from '../../ui/form/StepFrame';
import { VehiclePicker } from '../../ui/form/VehiclePicker';
import { TirePicture } from '../../ui/product/TirePicture';
import { useNow } from '../../ui/useNow';
import { OtherTires } from './OtherTires';
import {
  CHECKOUT_LABELS,
  formatStepNumber,
  STEP_TITLES,
  STOCK_LABELS,
  VEHICLE_TEXTS,
} from './messages';

/** Asks for the vehicle of a cart without one; the fields begin with the visitor's current vehicle (CHKO-4). */
function OrderVehiclePicker({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const { vehicle } = useAppSelector(selectCheckout);
  const current = useProfileVehicle();
  return (
    <VehiclePicker
      draftName="order-vehicle"
      vehicle={vehicle ?? current ?? null}
      onSelect={async (selected) => {
        const booked = toBookedVehicle(selected);
        if (booked) dispatch(chooseOrderVehicle(booked));
        return undefined;
      }}
    >
      {() => children}
    </VehiclePicker>
  );
}

interface CartStepProps extends StepControl {
  /** Null while it is unknown. */
  store: Store | null;
}

/** Shows the tires of the cart, and when they are ready. The step stays open while nobody has enough of them. */
export function CartStep({ store, ...step }: CartStepProps) {
  const dispatch = useAppDispatch();
  const items = useAppSelector((state) => selectCart(state)?.items) ?? [];
  const now = useNow();
  const isAvailable = !items.some(isShort);
  const groups = groupItems(items);
  // Below the last article of a group.
  const arrivals = new Map(
    groups.map((group) => [group.at(-1)?.code, getCartAvailability(group, store, now)]),
  );
  const hasVehicle = useAppSelector((state) => selectCart(state)?.vehicle != null);
  const { vehicle } = useAppSelector(selectCheckout);
  const editLink = (
    <a className="bsro-button bsro-button--link" href={PAGES.cart}>
      {CHECKOUT_LABELS.editCart}
    </a>
  );
  const list = (
    <ul className="bsro-checkout__items">
      {groups.flat().map((item) => {
        const { code, qty, total } = item;
        const availability = arrivals.get(code);
        return (
          <li key={code}>
            {step.state === 'open' && (
              <TirePicture brand={item.brand} name={item.name} width={48} height={60} />
            )}
            <span className="bsro-checkout__item">
              {`${qty} × ${formatArticle(item)}`}
              <span className="bsro-note bsro-note--block">{formatItemSize(item)}</span>
              {availability && (
                <span className={`bsro-checkout__stock bsro-stock-mark--${availability.kind}`}>
                  {availability.text}
                </span>
              )}
            </span>
            <span>{total.formattedValue}</span>
          </li>
        );
      })}
    </ul>
  );
  return (
    <StepFrame
      {...step}
      title={STEP_TITLES.cart}
      number={formatStepNumber(CHECKOUT_STEPS.cart)}
      summary={
        <>
          {list}
          {!hasVehicle && vehicle && (
            <p className="bsro-checkout__hint bsro-note">
              {VEHICLE_TEXTS.chosen({ vehicle: formatVehicleWithTrim(vehicle) })}
            </p>
          )}
        </>
      }
    >
      {() =>
        step.state === 'open' && (
          <>
            {list}
            {!isAvailable && <p className="bsro-problem">{STOCK_LABELS.limit}</p>}
            {!isAvailable ? (
              <p className="bsro-checkout__actions bsro-actions">
                <a className="bsro-button bsro-button--primary" href={PAGES.cart}>
                  {STOCK_LABELS.change}
                </a>
              </p>
            ) : hasVehicle ? (
              <p className="bsro-checkout__actions bsro-actions">
                <button
                  type="button"
                  className="bsro-button bsro-button--primary"
                  onClick={() => dispatch(showStep(CHECKOUT_STEPS.appointment))}
                >
                  {CHECKOUT_LABELS.next}
                </button>
                {editLink}
              </p>
            ) : (
              <>
                <h3 className="bsro-subtitle">{VEHICLE_TEXTS.title}</h3>
                <OrderVehiclePicker>
                  <p className="bsro-checkout__actions bsro-actions">
                    <button type="submit" className="bsro-button bsro-button--primary">
                      {CHECKOUT_LABELS.next}
                    </button>
                    {editLink}
                  </p>
                </OrderVehiclePicker>
              </>
            )}
            {!isAvailable && <OtherTires items={items.filter(isShort)} />}
          </>
        )
      }
    </StepFrame>
  );
}
