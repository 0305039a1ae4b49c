import { useState } from 'react';
import { getAppointment } from '../../../services/appointments';
import type { Appointment, AppointmentKey } from '../../../services/appointments';
import type { ServiceError } from '../../../services/result';
import { selectIsLoggedIn } from '../../../store/account/account-slice';
import { useAppSelector } from '../../../store/hooks';
import { useLatestResult } from '../../../store/useLatestResult';

/**
 * An appointment: loading; unknown; forbidden without a valid link or the driver's session; not the
 * signed-in driver's (`foreign`); not loaded; or ready.
 */
export type AppointmentView =
  | { readonly status: 'loading' | 'unknown' | 'forbidden' | 'foreign' | 'failed' }
  | { readonly status: 'ready'; readonly appointment: Appointment };

const describe = ({ status }: ServiceError, isDriver: boolean): AppointmentView => {
  // The ID of a link that an email program has cut off is malformed.
  if (status === '404' || status === '400') return { status: 'unknown' };
  if (status === '403' || status === '401') return { status: isDriver ? 'foreign' : 'forbidden' };
  return { status: 'failed' };
};

/**
 * Loads an appointment: with the key of its link at once, otherwise once it is known whether a driver
 * is signed in. Loads it again after a sign-in if the link was refused.
 * @returns the appointment, and a function that loads it again
 */
export const useAppointment = (
  link: AppointmentKey,
): readonly [AppointmentView, retry: () => void] => {
  const login = useAppSelector(selectIsLoggedIn);
  const isDriver = login === 'true';
  const [isLinkRefused, setIsLinkRefused] = useState(false);
  const hasLink = link.key !== undefined;
  const access = hasLink
    ? isLinkRefused && isDriver
      ? 'driver'
      : 'link'
    : login === 'loading'
      ? undefined
      : login;
  const canLoad = link.appointmentId !== '' && access !== undefined;
  const { data, error, isBusy, retry } = useLatestResult(
    canLoad ? `${link.appointmentId} ${access}` : undefined,
    () => getAppointment(link),
  );
  const isRefused = error?.status === '403' || error?.status === '401';
  if (hasLink && isRefused && !isLinkRefused) setIsLinkRefused(true);

  if (link.appointmentId === '') return [{ status: 'unknown' }, retry];
  if (error) return [describe(error, isDriver), retry];
  if (isBusy || !data) return [{ status: 'loading' }, retry];
  return [{ status: 'ready', appointment: data }, retry];
};
