import type { TireDetails } from '../../services/tire-details';
import { isSameVehicle } from '../../domain/vehicles/equality';
import type { Vehicle } from '../../domain/vehicles/vehicle';

/**
 * Where a size is original for a vehicle: on all wheels, on one axle of a vehicle with staggered sizes, or nowhere
 * (`other`); `unknown` for a vehicle without a trim, because sizes differ by trim.
 */
export type OriginalFit = 'original' | 'front' | 'rear' | 'other' | 'unknown';

type Fitments = Pick<TireDetails, 'fitments'>;

const isOriginalOn = (axle: 'front' | 'rear', vehicle: Vehicle, { fitments }: Fitments): boolean =>
  fitments.some(
    (fitment) => isSameVehicle(vehicle, fitment) && ['all', axle].includes(fitment.position),
  );

export const getOriginalFit = (vehicle: Vehicle, front: Fitments, rear?: Fitments): OriginalFit => {
  if (!vehicle.trim) return 'unknown';
  const isOriginalFront = isOriginalOn('front', vehicle, front);
  const isOriginalRear = isOriginalOn('rear', vehicle, rear ?? front);
  if (isOriginalFront && isOriginalRear) return 'original';
  if (rear) return 'other';
  if (isOriginalFront) return 'front';
  return isOriginalRear ? 'rear' : 'other';
};
