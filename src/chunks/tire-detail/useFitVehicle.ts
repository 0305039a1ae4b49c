import { useState } from 'react';
import { useProfileVehicle } from '../../store/garage/useProfileVehicle';
import type { QuotedVehicle } from '../../services/vehicle-schema';
import { isSameVehicle } from '../../domain/vehicles/equality';
import type { Vehicle } from '../../domain/vehicles/vehicle';

/**
 * Returns the vehicle that the tires should fit: the quote's, until the visitor selects another vehicle; without
 * a quote, the visitor's.
 * @param fitment the vehicle of the page's quote; null without one
 */
export const useFitVehicle = (fitment: QuotedVehicle | null): Vehicle | undefined => {
  const vehicle = useProfileVehicle();
  const [first] = useState(vehicle);
  const [hasChanged, setHasChanged] = useState(false);
  const isFirst = vehicle && first ? isSameVehicle(vehicle, first) : vehicle === first;
  if (!isFirst && !hasChanged) setHasChanged(true);
  return isFirst && !hasChanged && fitment ? fitment : vehicle;
};
