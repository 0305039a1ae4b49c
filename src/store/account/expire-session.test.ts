import { clearCookies } from '../../../test/clear-cookies';
import { loadChunk } from '../../browser/load-chunk';
import { readToken, writeToken } from '../../services/token-cookie';
import { createReduxStore } from '..';
import { loggedIn, selectLoginState } from './account-slice';
import { expireSession } from './expire-session';

jest.mock('../../browser/load-chunk', () => ({
  loadChunk: jest.fn((load: () => Promise<unknown>) => load()),
}));

const createSignedInStore = () => {
  writeToken('abc');
  const store = createReduxStore();
  store.dispatch(loggedIn({ tokenId: 'abc' }));
  return store;
};

beforeEach(clearCookies);

test('ends the session', async () => {
  const store = createSignedInStore();
  await store.dispatch(expireSession());
  expect(selectLoginState(store.getState())).toBe('false');
  expect(readToken()).toBeUndefined();
});

test('keeps the session until the next check if the chunk that ends sessions does not load, and reports the failure', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.mocked(loadChunk).mockRejectedValueOnce(new Error('offline'));
  const store = createSignedInStore();
  await store.dispatch(expireSession());
  expect(selectLoginState(store.getState())).toBe('true');
  expect(error).toHaveBeenCalled();
});
