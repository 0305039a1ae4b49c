import { removeCookie, writeSessionCookie } from '../../browser/cookies';

/** The cookie with the ID of the cart's hold or appointment, for the CMS's scripts (CART-2). */
const APPOINTMENT_COOKIE = 'bsro.appointment-id';

/** Writes the ID of the hold of the cart's appointment, for this browser session. */
export const writeAppointmentId = (id: string): void => writeSessionCookie(APPOINTMENT_COOKIE, id);

export const removeAppointmentId = (): void => removeCookie(APPOINTMENT_COOKIE);
