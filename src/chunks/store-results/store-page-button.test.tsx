import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { clearCookies } from '../../../test/clear-cookies';
import {
  createSelectedProfile,
  createStoreRecord,
  fakeStoreHost,
  ok,
  writeProfile,
} from '../../../test/fake-services';
import type { FakeHost } from '../../../test/fake-services';
import { createReduxStore } from '../../store';
import StorePageButton from './store-page-button';

const open = (details: object = {}): FakeHost => {
  const host = fakeStoreHost({
    respondInstead: ({ path }) =>
      path === 'store/details/310003'
        ? ok({ ...createStoreRecord('310003'), ...details })
        : undefined,
  });
  render(
    <Provider store={createReduxStore()}>
      <StorePageButton
        attributes={{ storeNumber: '310003' }}
        element={document.createElement('div')}
        cms={[]}
      />
    </Provider>,
  );
  return host;
};

beforeEach(() => {
  document.documentElement.dataset['siteName'] = 'fcac';
  clearCookies();
  localStorage.clear();
});

test("makes the page's store my store, announces it, and keeps the focus [MYST-5]", async () => {
  writeProfile(createSelectedProfile('310002'));
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Make this my store/ }));
  const button = await screen.findByRole('button', { name: /^This is your store/ });
  expect(button).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Store in Boulder is now your store.');
});

test('says that the store already is my store [MYST-5]', async () => {
  writeProfile(createSelectedProfile('310003'));
  const host = open();
  const button = await screen.findByRole('button', { name: /^This is your store/ });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(host.listRequests()).toEqual(['store/details/310003']);
});

test("doesn't offer a store that is temporarily closed [HOURS-1]", async () => {
  writeProfile(createSelectedProfile('310002'));
  const host = open({ temporarilyClosed: 'Y' });
  await waitFor(() => expect(host.listRequests()).toEqual(['store/details/310003']));
  expect(screen.queryByRole('button')).toBeNull();
});

test('says that a temporarily closed store already is my store', async () => {
  writeProfile(createSelectedProfile('310003'));
  open({ temporarilyClosed: 'Y' });
  expect(await screen.findByRole('button', { name: /^This is your store/ })).toBeVisible();
});
