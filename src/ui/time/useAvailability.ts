import { useState } from 'react';
import type { AppointmentKey, Availability, AvailableDay } from '../../services/appointments';
import { getAvailability } from '../../services/appointments';
import { formatProducts } from '../../services/format-products';
import type { Result } from '../../services/result';
import type { TireQuantity } from '../../site/installation-url';
import { useLatestResult } from '../../store/useLatestResult';
import type { LatestResult } from '../../store/useLatestResult';

/** Number of days that the time picker shows at once, in a strip. */
export const STRIP_DAYS = 7;

/** The work whose times are offered. */
export interface OfferedWork {
  readonly storeNumber: string;
  readonly serviceIds: readonly string[];
  /** The tires to install, if the services are to find out when they are ready. */
  readonly products?: readonly TireQuantity[] | undefined;
  /** The day on which the tires are ready, YYYY-MM-DD, if it is known already. */
  readonly readyDate?: string | null | undefined;
  /** The appointment that is moved to one of the times; its own doesn't block them, and isn't one of them. */
  readonly appointment?: AppointmentKey | undefined;
}

/** Identifies some work, for requests and their results. */
export const getWorkKey = ({
  storeNumber,
  serviceIds,
  products = [],
  appointment,
}: OfferedWork): string =>
  [storeNumber, ...serviceIds, formatProducts(products), appointment?.appointmentId].join();

/** Removes the times of days on which the tires aren't ready yet. */
const removeEarlyTimes = (data: Availability, readyDate: string): Availability => ({
  ...data,
  availableDate:
    data.availableDate != null && data.availableDate < readyDate ? readyDate : data.availableDate,
  days: data.days.map((day): AvailableDay => {
    const isOpen = day.slots.length > 0 || day.reason === 'full';
    return day.date < readyDate && isOpen ? { ...day, reason: 'notReady', slots: [] } : day;
  }),
});

/** Loads the days from a date on. */
export const loadDays = async (
  { storeNumber, serviceIds, products, readyDate, appointment }: OfferedWork,
  period: { readonly from?: string; readonly days: number },
): Promise<Result<Availability>> => {
  const result = await getAvailability({
    storeNumber,
    serviceIds,
    products,
    appointment,
    ...period,
  });
  return result.ok && readyDate != null
    ? { ...result, data: removeEarlyTimes(result.data, readyDate) }
    : result;
};

interface AvailabilityRequest {
  readonly work: OfferedWork;
  /** The first day, YYYY-MM-DD; today if undefined. */
  readonly from: string | undefined;
  /** Change it to load the same days again. */
  readonly version: string;
}

/** The available times of the displayed week, and of the first week, which begins today. */
interface AvailabilityView extends LatestResult<Availability> {
  readonly first: Availability | undefined;
}

export const useAvailability = ({ work, from, version }: AvailabilityRequest): AvailabilityView => {
  const subject = [getWorkKey(work), version].join();
  const result = useLatestResult(`${subject} ${from ?? ''}`, () =>
    loadDays(work, { days: STRIP_DAYS, ...(from !== undefined && { from }) }),
  );
  const [first, setFirst] = useState<{ subject: string; data: Availability }>();
  const { data, isBusy } = result;
  const isFirst = data !== undefined && !isBusy && from === undefined;
  if (isFirst && first?.data !== data) setFirst({ subject, data });
  return { ...result, first: first?.subject === subject ? first.data : undefined };
};
