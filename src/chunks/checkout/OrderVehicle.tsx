import { useAppSelector } from '../../store/hooks';
import { getOrderVehicle } from '../../store/checkout/place-order';
import { formatVehicleWithTrim } from '../../domain/vehicles/vehicle-name';
import { VEHICLE_LABEL } from './order-messages';

/** Names the vehicle that the order will contain, if any. */
export function OrderVehicle() {
  const vehicle = getOrderVehicle(useAppSelector(({ ecomm }) => ecomm.cart?.vehicle));
  return (
    vehicle && (
      <p className="bsro-checkout__vehicle">
        {VEHICLE_LABEL} <strong>{formatVehicleWithTrim(vehicle)}</strong>
      </p>
    )
  );
}
