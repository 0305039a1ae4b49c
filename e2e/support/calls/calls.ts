import * as access from '../../../src/services/account/access';
import * as profile from '../../../src/services/account/profile';
import * as signIn from '../../../src/services/account/sign-in';
import * as session from '../../../src/services/account/session';
import * as cart from '../../../src/services/cart';
import * as fragments from '../../../src/services/fragments';
import * as messages from '../../../src/services/messages';
import * as pricing from '../../../src/services/pricing';
import * as promotions from '../../../src/services/promotions';
import * as quotes from '../../../src/services/quotes';
import * as reviews from '../../../src/services/reviews';
import * as stores from '../../../src/services/stores';
import * as vehicles from '../../../src/services/vehicles';
import { readToken, removeToken, writeToken } from '../../../src/services/token-cookie';
import { writeCookie, writeJsonCookie } from '../../../src/browser/cookies';
import { writeVehicleCookie } from '../../../src/store/garage/vehicle-cookie';

/** Every typed call of the bundle and the cookies it writes, for tests in a real browser. */
const calls = {
  ...access,
  ...signIn,
  ...profile,
  ...session,
  ...cart,
  ...fragments,
  ...messages,
  ...pricing,
  ...promotions,
  ...quotes,
  ...stores,
  ...vehicles,
  getReviews: reviews.getReviews,
  submitReview: reviews.submitReview,
  voteOnReview: reviews.voteOnReview,
  getReviewSummaries: async (ids: readonly string[]) =>
    Promise.all(
      reviews.getReviewSummaries(ids).map(async ({ summaries }) => {
        const found = await summaries;
        return found && Object.fromEntries(found);
      }),
    ),
  readToken,
  removeToken,
  writeToken,
  writeCookie,
  writeJsonCookie,
  writeVehicleCookie,
};

type Table = typeof calls;

/** The calls by name. */
export type Calls = {
  [Name in keyof Table as Table[Name] extends (...args: never) => unknown ? Name : never]: Extract<
    Table[Name],
    (...args: never) => unknown
  >;
};

/**
 * Runs a call and returns its result as plain data, because only the message of an error survives
 * the transfer from the page.
 */
const runCall = async (name: keyof Calls, args: readonly never[]): Promise<unknown> => {
  const run: (...args: readonly never[]) => unknown = calls[name];
  const result = await run(...args);
  if (!(result instanceof Object && 'error' in result && result.error instanceof Error)) {
    return result;
  }
  const { message } = result.error;
  return { ok: false, error: Object.assign({ message }, result.error) };
};

Object.assign(globalThis, { runCall });
