import type { TireDetails } from '../../services/tire-details';
import { isSameVehicle } from '../../vehicles/equality';
import type { Vehicle } from '../../vehicles/vehicle';

/**
 * Whether a size is original equipment of a vehicle: on all its wheels, on one axle of a staggered
 * vehicle, or not at all.
 */
export type Fit = 'original' | 'front' | 'rear' | 'other';

type Fitments = Pick<TireDetails, 'fitments'>;

const listPositions = (vehicle: Vehicle, { fitments }: Fitments): readonly string[] =>
  fitments.filter((fitment) => isSameVehicle(vehicle, fitment)).map(({ position }) => position);

/** Compares a tire, or a front and a rear tire, with the original sizes of a vehicle. */
export const getFit = (vehicle: Vehicle, front: Fitments, rear: Fitments | undefined): Fit => {
  const positions = listPositions(vehicle, front);
  const hasAll = positions.includes('all');
  const fitsFront = hasAll || positions.includes('front');
  if (rear) {
    const rearPositions = listPositions(vehicle, rear);
    const fitsRear = rearPositions.includes('all') || rearPositions.includes('rear');
    return fitsFront && fitsRear ? 'original' : 'other';
  }
  const fitsRear = hasAll || positions.includes('rear');
  if (fitsFront && fitsRear) return 'original';
  if (fitsFront) return 'front';
  return fitsRear ? 'rear' : 'other';
};
