import { unknown } from 'valibot';
import { readToken } from '../token-cookie';
import { call } from '../http';
import type { Result } from '../result';
import { reportFailure } from './report-failure';
import { sessionAccount, sessionCheck } from './schema';
import type { SessionAccount, SessionCheck } from './schema';

/** GET account/check; without a token cookie, sends nothing and returns undefined (SESS-2). */
export const checkSession = async (): Promise<Result<SessionCheck> | undefined> =>
  readToken() === undefined ? undefined : call({ path: 'account/check', schema: sessionCheck });

/** GET account/get: returns the account of the token. */
export const getAccount = (): Promise<Result<SessionAccount>> =>
  call({ path: 'account/get', schema: sessionAccount });

/** POST account/logout: ends the token's session; reports a failure. */
export const logOut = async (tokenId: string): Promise<Result<unknown>> =>
  reportFailure(
    await call({ path: 'account/logout', schema: unknown(), method: 'POST', body: { tokenId } }),
    'logout account error',
  );
