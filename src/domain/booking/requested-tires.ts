import type { AppointmentProduct } from '../../services/appointments';
import type { TireQuantity } from '../../site/installation-url';

/** Tires that a visitor wants installed. */
export interface RequestedTire extends TireQuantity {
  /** Brand, name, and size; absent until they are loaded. */
  readonly name?: string;
}

/** Returns the tires as an appointment requests them. */
export const toProducts = (tires: readonly TireQuantity[]): readonly TireQuantity[] =>
  tires.map(({ code, qty }) => ({ code, qty }));

/** Converts the tires of a booked appointment. */
export const toRequestedTires = (products: readonly AppointmentProduct[]): RequestedTire[] =>
  products.map(({ code, qty, brand, name, size }) => ({
    code,
    qty,
    name: `${brand} ${name} ${size}`,
  }));
