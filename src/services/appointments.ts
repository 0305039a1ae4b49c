import { array, boolean, nullish, number, object, picklist, pipe, regex, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { parseData } from '../browser/parse-data';
import { tolerantArray } from '../browser/tolerant-array';
import type { TireQuantity } from '../site/installation-url';
import type { Result, ServiceError } from './result';
import { formatProducts } from './format-products';
import { call } from './http';
import { readyDate } from './price-schema';
import { money } from './promotion-schema';
import { quotedVehicle } from './vehicle-schema';
import type { QuotedVehicle } from './vehicle-schema';

const service = object({
  serviceId: string(),
  name: string(),
  category: nullish(string(), ''),
  /** 'tire-installation', 'maintenance', 'repair', 'inspection', or 'state-inspection'. */
  serviceType: string(),
  durationMinutes: number(),
  /** Absent if the store has to see the vehicle first. */
  price: nullish(money),
  description: nullish(string(), ''),
});

/** A service that a store offers by appointment: `docs/service-contract.md#appointments`. */
export type AppointmentService = InferOutput<typeof service>;

export const timeSlot = object({
  timeSlotId: string(),
  /** ISO 8601 with the store's offset. */
  start: string(),
  /** When the work ends. */
  end: string(),
  /** Whether the work takes too long for the driver to wait. */
  dropOffOnly: nullish(boolean(), false),
});

/** A time at which a store can begin the requested services. */
export type TimeSlot = InferOutput<typeof timeSlot>;

const availability = object({
  /** The store's IANA time zone. */
  timeZone: string(),
  /** The first day with a slot within 90 days, YYYY-MM-DD. */
  availableDate: nullish(string()),
  days: tolerantArray(
    'days',
    object({
      /** YYYY-MM-DD in the store's time zone. */
      date: string(),
      /** Why the day has no slots: 'closed', 'holiday', 'notReady', or 'full'. */
      reason: nullish(string()),
      slots: array(timeSlot),
    }),
    { needsValidEntry: true },
  ),
});

export type Availability = InferOutput<typeof availability>;
export type AvailableDay = Availability['days'][number];

export const hold = object({ holdId: string(), expires: string() });

/** A reservation of a slot for the visitor; `expires` is an ISO 8601 time. */
export type Hold = InferOutput<typeof hold>;

export const bookedAppointment = object({
  appointmentId: string(),
  confirmationNumber: string(),
  start: string(),
  end: string(),
  /** URL of the page that changes or cancels the appointment, including its key. */
  manageUrl: string(),
});

/** The response of appointment/create. */
export type BookedAppointment = InferOutput<typeof bookedAppointment>;

/** Whether the driver drops the vehicle off or waits. */
export const DROP_WAIT_OPTIONS = ['drop', 'wait'] as const;
/** How the store lets the driver know that the vehicle is ready. */
export const PICKUP_PREFERENCES = ['text', 'call', 'email'] as const;

export type DropWaitOption = (typeof DROP_WAIT_OPTIONS)[number];
export type PickupPreference = (typeof PICKUP_PREFERENCES)[number];

const contact = object({
  firstName: string(),
  lastName: string(),
  email: string(),
  /** Digits. */
  phone: string(),
});

/** Body of appointment/create. */
export interface AppointmentRequest {
  readonly holdId?: string;
  readonly storeNumber: string;
  readonly timeSlotId: string;
  readonly serviceIds: readonly string[];
  readonly products?: readonly TireQuantity[];
  readonly vehicle: QuotedVehicle;
  readonly contact: Readonly<InferOutput<typeof contact>>;
  readonly dropWaitOption: DropWaitOption;
  readonly pickupPreference: PickupPreference;
  readonly comments?: string;
  /** The page's `sa_source`. */
  readonly source?: string;
}

export const appointmentProduct = object({
  code: string(),
  brand: string(),
  name: string(),
  size: string(),
  qty: number(),
});

/** Tires of an appointment. */
export type AppointmentProduct = InferOutput<typeof appointmentProduct>;

/** What a driver may see of the card that an order has charged. */
export const chargedCard = object({
  paymentBrand: string(),
  lastFour: pipe(string(), regex(/^\d{4}$/)),
});
export type ChargedCard = InferOutput<typeof chargedCard>;

/** How many times an appointment has changed: the SEQUENCE of its calendar files. */
export const sequence = nullish(number(), 0);

const appointment = object({
  ...bookedAppointment.entries,
  manageUrl: nullish(string(), ''),
  sequence,
  state: picklist(['booked', 'cancelled']),
  storeNumber: string(),
  /** The store's IANA time zone. */
  timeZone: string(),
  services: array(service),
  /** The tires of its order, or those requested for an installation. */
  products: nullish(tolerantArray('products', appointmentProduct), () => []),
  /** The day on which the tires are ready; absent without tires. */
  readyDate,
  /** Absent in the appointment of an order from before orders had one. */
  vehicle: nullish(quotedVehicle),
  contact,
  dropWaitOption: picklist(DROP_WAIT_OPTIONS),
  pickupPreference: picklist(PICKUP_PREFERENCES),
  comments: nullish(string(), ''),
  /** The order that booked it, which is canceled with it; null without one, undefined if the services don't say. */
  order: nullish(object({ orderNumber: string(), total: money, payment: nullish(chargedCard) })),
});

/** An appointment as its driver sees it. */
export type Appointment = InferOutput<typeof appointment>;
export type AppointmentState = Appointment['state'];

const rescheduledAppointment = object({ ...bookedAppointment.entries, sequence });

/** The response of appointment/reschedule. */
export type RescheduledAppointment = InferOutput<typeof rescheduledAppointment>;

/** GET appointment/services: the services that a store offers by appointment. */
export const getAppointmentServices = (
  storeNumber: string,
): Promise<Result<{ services: AppointmentService[] }>> =>
  call({
    path: 'appointment/services',
    schema: object({ services: tolerantArray('services', service, { needsValidEntry: true }) }),
    query: { storeNumber },
    isCached: true,
  });

/**
 * GET appointment/availability. @param query `from` is YYYY-MM-DD; `days` is 1 to 31; `products` are tires to install,
 * before whose ready date there are no slots; `appointment` is the one to move, whose own time doesn't block others
 */
export const getAvailability = ({
  serviceIds,
  products = [],
  appointment,
  ...query
}: {
  storeNumber: string;
  serviceIds: readonly string[];
  products?: readonly TireQuantity[] | undefined;
  appointment?: AppointmentKey | undefined;
  from?: string;
  days?: number;
}): Promise<Result<Availability>> =>
  call({
    path: 'appointment/availability',
    schema: availability,
    query: {
      ...query,
      serviceIds: serviceIds.join(','),
      products: products.length > 0 ? formatProducts(products) : undefined,
      ...appointment,
    },
  });

/** POST appointment/hold; releases the visitor's earlier hold. */
export const holdSlot = (body: {
  storeNumber: string;
  timeSlotId: string;
  serviceIds: readonly string[];
  products?: readonly TireQuantity[];
}): Promise<Result<Hold>> =>
  call({ path: 'appointment/hold', schema: hold, method: 'POST', body, canWait: true });

/** POST appointment/create. @param idempotencyKey the same for every attempt of one request */
export const createAppointment = (
  body: AppointmentRequest,
  idempotencyKey: string,
): Promise<Result<BookedAppointment>> =>
  call({
    path: 'appointment/create',
    schema: bookedAppointment,
    method: 'POST',
    body,
    change: 'appointment',
    headers: { 'Idempotency-Key': idempotencyKey },
  });

/** Identifies an appointment; the key from its emails is needed unless the account that booked it is signed in. */
export interface AppointmentKey {
  readonly appointmentId: string;
  readonly key?: string | undefined;
}

/** GET appointment/get/{appointmentId}. */
export const getAppointment = ({
  appointmentId,
  key,
}: AppointmentKey): Promise<Result<Appointment>> =>
  call({
    path: `appointment/get/${encodeURIComponent(appointmentId)}`,
    schema: appointment,
    query: { key },
  });

/** POST appointment/cancel; canceling again succeeds. */
export const cancelAppointment = (body: AppointmentKey): Promise<Result<unknown>> =>
  call({
    path: 'appointment/cancel',
    schema: nullish(object({})),
    method: 'POST',
    body,
    change: 'appointment',
  });

/** POST appointment/reschedule. @param idempotencyKey the same for every attempt of one request */
export const rescheduleAppointment = (
  body: AppointmentKey & { readonly timeSlotId: string },
  idempotencyKey: string,
): Promise<Result<RescheduledAppointment>> =>
  call({
    path: 'appointment/reschedule',
    schema: rescheduledAppointment,
    method: 'POST',
    body,
    change: 'appointment',
    headers: { 'Idempotency-Key': idempotencyKey },
  });

const takenSlot = object({ alternatives: tolerantArray('alternatives', timeSlot) });

/** Returns the nearest free slots of a 'SlotTaken' or 'NotReady' refusal; undefined for any other error. */
export const parseAlternatives = (error: ServiceError): readonly TimeSlot[] | undefined => {
  if (error.message !== 'SlotTaken' && error.message !== 'NotReady') return undefined;
  return parseData(takenSlot, error.data)?.alternatives ?? [];
};
