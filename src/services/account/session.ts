import { unknown } from 'valibot';
import { readToken } from '../../browser/token-cookie';
import type { AccountAnswer } from '../answer';
import { call } from '../http';
import { toAccountAnswer } from './account-answer';
import { sessionAccount, sessionCheck } from './schema';
import type { SessionAccount, SessionCheck } from './schema';

/** GET account/check; skipped without a token cookie, then nothing (A7, SESS-2). */
export const checkSession = async (): Promise<AccountAnswer<SessionCheck>> =>
  readToken() === undefined
    ? undefined
    : toAccountAnswer(await call({ path: 'account/check', schema: sessionCheck }));

/** GET account/get: the account of the token (A7). */
export const getAccount = async (): Promise<AccountAnswer<SessionAccount>> =>
  toAccountAnswer(await call({ path: 'account/get', schema: sessionAccount }));

/** POST account/logout: ends the token's session; a failure is reported (A7, A8). */
export const logOut = async (tokenId: string): Promise<AccountAnswer<unknown>> =>
  toAccountAnswer(
    await call({ path: 'account/logout', schema: unknown(), method: 'POST', body: { tokenId } }),
    'logout account error',
  );
