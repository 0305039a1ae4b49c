import { array, nullish, object, picklist, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { tolerantArray } from '../../browser/tolerant-array';
import { appointmentProduct, bookedAppointment } from '../appointments';
import { quotedVehicle } from '../vehicle-schema';
import { call } from '../http';
import { money } from '../promotion-schema';
import type { Result } from '../result';

/** Maximum number of entries in a response; a full one may have others before its last. */
export const LIST_SIZE = 20;

const accountAppointment = object({
  appointmentId: string(),
  state: picklist(['booked', 'cancelled']),
  /** ISO 8601 with the store's offset. */
  start: string(),
  end: string(),
  storeNumber: string(),
  services: array(object({ serviceId: string(), name: string() })),
  products: nullish(array(appointmentProduct), () => []),
  vehicle: nullish(quotedVehicle),
  /** Absent if it doesn't belong to an order. */
  orderNumber: nullish(string()),
});

/** An appointment in the list of its account. */
export type AccountAppointment = InferOutput<typeof accountAppointment>;

const accountOrder = object({
  orderNumber: string(),
  state: picklist(['placed', 'cancelled']),
  /** ISO 8601. */
  placed: string(),
  total: money,
  items: array(appointmentProduct),
  storeNumber: string(),
  appointment: bookedAppointment,
});

/** An order in the list of its account. */
export type AccountOrder = InferOutput<typeof accountOrder>;

/**
 * GET account/appointments: the driver's appointments, latest start first.
 * @param before the ID of the last known one
 */
export const getAccountAppointments = (
  before?: string,
): Promise<Result<{ appointments: AccountAppointment[] }>> =>
  call({
    path: 'account/appointments',
    schema: object({
      appointments: tolerantArray('appointments', accountAppointment, { needsValidEntry: true }),
    }),
    query: { before },
  });

/** GET account/orders: the driver's orders, latest first. @param before the number of the last known one */
export const getAccountOrders = (before?: string): Promise<Result<{ orders: AccountOrder[] }>> =>
  call({
    path: 'account/orders',
    schema: object({ orders: tolerantArray('orders', accountOrder, { needsValidEntry: true }) }),
    query: { before },
  });
