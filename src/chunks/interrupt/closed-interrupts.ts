import { readCookie, writeCookie } from '../../browser/cookies';
import type { Interrupt } from './interrupt';

/** Whether the visitor has closed an interrupt and its days are not over (INTR-3). */
export const isClosed = (id: string): boolean => readCookie(id) !== undefined;

/** Remembers for its days, in a cookie of its name, that an interrupt was closed (INTR-3). */
export const rememberClosed = ({ id, expiration }: Interrupt): void =>
  writeCookie(id, 'closed', expiration);
