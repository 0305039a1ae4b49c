import { clearCookies } from '../../test/clear-cookies';
import { fakeServices, ok, refused } from '../../test/fake-services';
import type { FakeResponse } from '../../test/fake-services';
import { writeToken } from './token-cookie';
import * as access from './account/access';
import * as account from './account/profile';
import * as session from './account/session';
import * as signIn from './account/sign-in';
import { createQuote } from './quotes';
import * as reviews from './reviews';

let response: FakeResponse;

beforeEach(() => {
  localStorage.clear();
  clearCookies();
  writeToken('abc');
  response = ok({});
  fakeServices(() => response);
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a failed call [HTTP-2]', () => {
  beforeEach(() => {
    response = { status: 500, text: '' };
  });

  const getConsoleError = () => jest.mocked(globalThis.console.error);
  const getLoggedError = () => String(getConsoleError().mock.calls[0]?.[1]);

  test('is not logged for a sign-in, an account load, or a new preferred store', async () => {
    await signIn.authenticate({ email: 'a@b.co', authString: 'p' });
    await session.getAccount();
    await account.addStore('7');
    expect(getConsoleError()).not.toHaveBeenCalled();
  });

  test('of account/create is logged with its response code [ACCT-5]', async () => {
    await access.createAccount(
      { email: 'a@b.co', authString: 'secret', firstName: 'A', lastName: 'B', phone: '' },
      'key-12345678',
    );
    expect(getLoggedError()).toContain('create account error. Response code 500');
    expect(getLoggedError()).not.toContain('secret');
  });

  test('of account/logout is logged [ACCT-9]', async () => {
    await session.logOut('t');
    expect(getLoggedError()).toContain('logout account error');
  });

  test('of account/update-access has the message Service Unavailable [ACCT-11]', async () => {
    const change = { oldEmail: 'a', newEmail: 'a', oldAuthString: 'o', newAuthString: 'n' };
    expect(await access.updateAccess(change)).toMatchObject({
      ok: false,
      error: { kind: 'http', status: 'BadRequest', message: 'Service Unavailable' },
    });
    expect(getLoggedError()).toContain('update password error');
  });

  test('of account/update-section has the message Service Unavailable. and the status 500 [ACCT-11]', async () => {
    expect(await account.updateDriver({})).toMatchObject({
      ok: false,
      error: { kind: 'http', status: '500', message: 'Service Unavailable.' },
    });
  });

  test('of account/reset has the message SYSTEM_ERROR [ACCT-6]', async () => {
    expect(
      await access.resetPassword({ email: 'a@b.co', authString: 'p', tokenId: 't' }),
    ).toMatchObject({
      ok: false,
      error: { kind: 'http', message: 'SYSTEM_ERROR' },
    });
  });

  test('of a garage call is logged and returns an empty list [GARG-1]', async () => {
    expect(await account.saveVehicle({})).toMatchObject({
      vehicles: [],
      failure: { kind: 'http', message: 'Service Unavailable.' },
    });
    expect(getLoggedError()).toContain('Error adding vehicle:');
    getConsoleError().mockClear();
    expect(await account.deleteVehicle('v')).toMatchObject({
      vehicles: [],
      failure: { kind: 'http', message: 'Service Unavailable.' },
    });
    expect(getLoggedError()).toContain('Error deleting vehicle:');
  });

  test('of account/delete-vehicle for an unknown vehicle is logged with its ID [GARG-1]', async () => {
    response = refused('053', 'Vehicle not found');
    expect(await account.deleteVehicle('v-7')).toMatchObject({ vehicles: [] });
    expect(getLoggedError()).toContain('Vehicle v-7 not found');
  });

  test('of a review call returns false [REVW-3/failures]', async () => {
    expect(await reviews.getReviews({ id: '1', sortBy: 'Newest', pageSize: 3 })).toBe(false);
    expect(await reviews.getReviewSummaries(['1'])[0]?.summaries).toBe(false);
  });

  test('of quote/create is logged [QUOT-1]', async () => {
    await createQuote({ storeNumber: '7', zipCode: '80122', products: [] });
    expect(getLoggedError()).toContain('Failed to create new quote.');
  });
});
