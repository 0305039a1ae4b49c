import { defineTexts } from '../../language/define-texts';
import type { AppointmentState } from '../../services/appointments';

/** The states of an appointment, in words. */
export const STATUS_DESCRIPTIONS = defineTexts('booking.statuses', {
  booked: 'Booked',
  cancelled: 'Canceled',
} satisfies Record<AppointmentState, string>);
