import { createReduxStore } from '..';
import { loggedIn, loggedOut } from './account-slice';
import { whenLoginKnown } from './when-login-known';

test('calls back at once if the login is known [STATE-2]', () => {
  const store = createReduxStore();
  store.dispatch(loggedOut());
  const onKnown = jest.fn();
  store.dispatch(whenLoginKnown(onKnown));
  expect(onKnown.mock.calls).toEqual([[false]]);
});

test('waits while the login is loading and calls back once [STATE-2]', () => {
  const store = createReduxStore();
  const onKnown = jest.fn();
  store.dispatch(whenLoginKnown(onKnown));
  expect(onKnown).not.toHaveBeenCalled();
  store.dispatch(loggedIn({ tokenId: 'token' }));
  store.dispatch(loggedOut());
  expect(onKnown.mock.calls).toEqual([[true]]);
});

test('calls back once if the callback itself changes the login [STATE-2]', () => {
  const store = createReduxStore();
  const onKnown = jest.fn(() => void store.dispatch(loggedOut()));
  store.dispatch(whenLoginKnown(onKnown));
  store.dispatch(loggedIn({ tokenId: 'token' }));
  expect(onKnown.mock.calls).toEqual([[true]]);
});

test('does not call back after the wait is canceled [STATE-2]', () => {
  const store = createReduxStore();
  const onKnown = jest.fn();
  store.dispatch(whenLoginKnown(onKnown))();
  store.dispatch(loggedOut());
  expect(onKnown).not.toHaveBeenCalled();
});
