import { unknown } from 'valibot';
import { readToken } from '../../browser/token-cookie';
import type { AccountAnswer } from '../answer';
import { call } from '../http';
import { toAccountAnswer } from './account-answer';
import { sessionAccount, sessionCheck } from './schema';
import type { SessionAccount, SessionCheck } from './schema';

/** GET account/check; returns nothing, and isn't sent, without a token cookie (SESS-2). */
export const checkSession = async (): Promise<AccountAnswer<SessionCheck>> =>
  readToken() === undefined
    ? undefined
    : toAccountAnswer(await call({ path: 'account/check', schema: sessionCheck }));

/** GET account/get: the account of the token. */
export const getAccount = async (): Promise<AccountAnswer<SessionAccount>> =>
  toAccountAnswer(await call({ path: 'account/get', schema: sessionAccount }));

/** POST account/logout: ends the token's session; a failure is reported. */
export const logOut = async (tokenId: string): Promise<AccountAnswer<unknown>> =>
  toAccountAnswer(
    await call({ path: 'account/logout', schema: unknown(), method: 'POST', body: { tokenId } }),
    'logout account error',
  );
