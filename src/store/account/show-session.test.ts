import { createReduxStore } from '..';
import { loggedIn, loggedOut } from './account-slice';
import { showSession } from './show-session';

test("shows in the body's classes whether a driver is signed in [SESS-2]", () => {
  const { body } = document;
  const store = createReduxStore();
  const stop = showSession(store);
  expect(body).not.toHaveClass('is-signed-in');
  store.dispatch(loggedIn({ tokenId: 't' }));
  expect(body).toHaveClass('is-signed-in');
  store.dispatch(loggedOut());
  expect(body).not.toHaveClass('is-signed-in');
  store.dispatch(loggedIn({ tokenId: 't' }));
  stop();
  expect(body).not.toHaveClass('is-signed-in');
});
