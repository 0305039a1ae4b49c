import { useState } from 'react';
import type { Availability } from '../../services/appointments';
import { getAvailability } from '../../services/appointments';
import { useLatestResult } from '../../store/useLatestResult';
import type { LatestResult } from '../../store/useLatestResult';

/** Number of days that the time picker shows at once, in a strip. */
export const STRIP_DAYS = 7;

interface AvailabilityRequest {
  readonly storeNumber: string;
  readonly serviceIds: readonly string[];
  /** The first day, YYYY-MM-DD; today if undefined. */
  readonly from: string | undefined;
  /** Change it to load the same days again. */
  readonly version: string;
}

/** The available times of the displayed week, and of the first week, which begins today. */
interface AvailabilityView extends LatestResult<Availability> {
  readonly first: Availability | undefined;
}

export const useAvailability = ({
  storeNumber,
  serviceIds,
  from,
  version,
}: AvailabilityRequest): AvailabilityView => {
  const subject = [storeNumber, ...serviceIds, version].join();
  const result = useLatestResult(`${subject} ${from ?? ''}`, () =>
    getAvailability({
      storeNumber,
      serviceIds,
      days: STRIP_DAYS,
      ...(from !== undefined && { from }),
    }),
  );
  const [first, setFirst] = useState<{ subject: string; data: Availability }>();
  const { data, isBusy } = result;
  const isFirst = data !== undefined && !isBusy && from === undefined;
  if (isFirst && first?.data !== data) setFirst({ subject, data });
  return { ...result, first: first?.subject === subject ? first.data : undefined };
};
