import { readCookie, writeCookie } from '../../browser/cookies';
import type { Interrupt } from './interrupt';

/** Checks whether the visitor has closed an interrupt and its cookie hasn't expired (INTR-3). */
export const isClosed = (id: string): boolean => readCookie(id) !== undefined;

/** Stores in a cookie, for the interrupt's number of days, that it was closed (INTR-3). */
export const rememberClosed = ({ id, expiration }: Interrupt): void =>
  writeCookie(id, 'closed', expiration);
