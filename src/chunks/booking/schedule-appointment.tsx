import type { RootProps } from '../../mounts/schema/placeholder';
import { Booking } from './Booking';

const SETUP = { serviceIds: [] };

/** Books an appointment on the appointment page (APPT-1). */
export default function ScheduleAppointment({ cms }: RootProps<unknown>) {
  return <Booking setup={SETUP} cms={cms} />;
}
