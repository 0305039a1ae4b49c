import type { QuotedVehicle } from '../../services/cart-schema';
import { isComplete } from '../../domain/vehicles/vehicle';
import { readSavedVehicles } from '../garage/saved-vehicles';

/**
 * Returns the vehicle of an order: that of the cart's quote, or else the current one of this browser, if it is
 * complete (CHKO-2).
 */
export const getOrderVehicle = (
  quoted: QuotedVehicle | null | undefined,
): QuotedVehicle | undefined => {
  if (quoted) return quoted;
  const { current } = readSavedVehicles();
  if (!current || !isComplete(current)) return undefined;
  const { year, make, model, trim } = current;
  return { year, make, model, ...(trim !== undefined && { trim }) };
};
