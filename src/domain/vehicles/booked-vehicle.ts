import type { QuotedVehicle } from '../../services/cart-schema';
import type { Vehicle } from './vehicle';

/** Returns a vehicle as bookings and orders send it; undefined without make and model. */
export const toBookedVehicle = ({ year, make, model, trim }: Vehicle): QuotedVehicle | undefined =>
  make && model ? { year, make, model, ...(trim && { trim }) } : undefined;
