import type { Appointment } from '../../../services/appointments';

/** Whether an appointment can still be changed (`booked`), or else why not. */
export type AppointmentPhase = 'booked' | 'canceled' | 'past';

/** Returns the phase of an appointment; one that has started can't be changed. @param now in milliseconds */
export const getPhase = (
  { state, start }: Pick<Appointment, 'state' | 'start'>,
  now: number,
): AppointmentPhase => {
  if (state === 'cancelled') return 'canceled';
  return Date.parse(start) <= now ? 'past' : 'booked';
};
