import { useMemo } from 'react';
import type { ExpeditedBookingAttributes } from '../../mounts/placeholders/expedited-booking';
import type { RootProps } from '../../mounts/schema/placeholder';
import { Booking } from './Booking';

/** Books an appointment in place, for the store and the services that the author has set (XB-1). */
export default function ExpeditedBooking({
  attributes: { services, storeId },
  cms,
}: RootProps<ExpeditedBookingAttributes>) {
  const setup = useMemo(
    () => ({ storeNumber: storeId, serviceIds: services }),
    [services, storeId],
  );
  return <Booking setup={setup} cms={cms} />;
}
