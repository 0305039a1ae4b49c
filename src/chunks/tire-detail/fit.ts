import type { TireDetails } from '../../services/tire-details';
import { isSameVehicle } from '../../vehicles/equality';
import type { Vehicle } from '../../vehicles/vehicle';

/**
 * How a size fits a vehicle's original equipment: on all wheels, on one axle of a vehicle with staggered
 * sizes, or not at all.
 */
export type OriginalFit = 'original' | 'front' | 'rear' | 'other';

type Fitments = Pick<TireDetails, 'fitments'>;

const listPositions = (vehicle: Vehicle, { fitments }: Fitments): readonly string[] =>
  fitments.filter((fitment) => isSameVehicle(vehicle, fitment)).map(({ position }) => position);

/** Compares a tire, or a front and a rear tire, with the original sizes of a vehicle. */
export const getOriginalFit = (vehicle: Vehicle, front: Fitments, rear?: Fitments): OriginalFit => {
  const positions = listPositions(vehicle, front);
  const hasAll = positions.includes('all');
  const isOriginalFront = hasAll || positions.includes('front');
  if (rear) {
    const rearPositions = listPositions(vehicle, rear);
    const isOriginalRear = rearPositions.includes('all') || rearPositions.includes('rear');
    return isOriginalFront && isOriginalRear ? 'original' : 'other';
  }
  const isOriginalRear = hasAll || positions.includes('rear');
  if (isOriginalFront && isOriginalRear) return 'original';
  if (isOriginalFront) return 'front';
  return isOriginalRear ? 'rear' : 'other';
};
