import { getAppointmentUrl, TIRE_INSTALLATION } from './appointment-url';
import type { BookingContext } from './appointment-url';

export interface TireQuantity {
  readonly code: string;
  readonly qty: number;
}

/**
 * Returns the URL of the appointment page for the installation of tires, which `parseTires` reads: `4x100`, or
 * `2x200,2x201` for a pair. @param tires empty if unknown
 */
export const getInstallationUrl = (
  context: BookingContext,
  tires: readonly TireQuantity[],
): string =>
  getAppointmentUrl({
    ...context,
    serviceId: TIRE_INSTALLATION,
    ...(tires[0] && { tires: tires.map(({ code, qty }) => `${qty}x${code}`).join() }),
  });
