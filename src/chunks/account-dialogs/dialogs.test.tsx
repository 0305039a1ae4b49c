import { screen, waitFor } from '@testing-library/react';
import { clearCookies } from '../../../test/clear-cookies';
import { standInForDialogs } from '../../../test/dialog-stand-in';
import { refusal, success } from '../../../test/fakeServices';
import type { Reply } from '../../../test/fakeServices';
import {
  button,
  field,
  fill,
  link,
  mountDialog,
  refusalWith,
  SESSION_EXPIRED,
} from '../../../test/mount-account-dialog';
import { loadChunk } from '../../browser/load-chunk';
import { createReduxStore } from '../../store';
import { loggedIn } from '../../store/account/account-slice';
import { goToSignIn } from './go-to-sign-in';

jest.mock('./go-to-sign-in', () => ({ goToSignIn: jest.fn() }));
jest.mock('../../browser/load-chunk', () => ({
  loadChunk: jest.fn((load: () => Promise<unknown>) => load()),
}));

beforeAll(standInForDialogs);
// The first load of a lazy module waits for its compilation.
beforeAll(() => import('./forms'), 60_000);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.mocked(goToSignIn).mockClear();
  clearCookies();
  localStorage.clear();
});

test('ACCT-1 the links of the forms lead from one dialog to the other, with the address', async () => {
  const { user, onClose } = mountDialog('sign-in');
  await user.type(field('Email'), 'dana@example.com');
  await user.click(link("Don't have an account? Sign Up"));
  expect(await screen.findByRole('dialog', { name: 'Create An Account' })).toBeVisible();
  expect(await screen.findByLabelText('Email')).toHaveValue('dana@example.com');
  await user.click(link('Have an account? Sign In'));
  expect(await screen.findByRole('dialog', { name: 'Sign In' })).toBeVisible();
  expect(field('Email')).toHaveValue('dana@example.com');
  await user.click(link('Forgot Your Password?'));
  expect(await screen.findByRole('dialog', { name: 'Forgot Password' })).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

test('MODL-1 Escape closes an untouched form and keeps one that was typed in', async () => {
  const { user, onClose } = mountDialog('sign-in');
  await user.type(field('Email'), 'd');
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  expect(button('Close')).toHaveFocus();
  await user.clear(field('Email'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('MODL-1 an address that came along is not lost by Escape either way: it was not typed here', async () => {
  const { user, onClose } = mountDialog('sign-in');
  await user.type(field('Email'), 'dana@example.com');
  await user.click(link('Forgot Your Password?'));
  await screen.findByRole('dialog', { name: 'Forgot Password' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('MOUNT-4 a form that does not load says so and can be asked for again', async () => {
  jest.mocked(loadChunk).mockRejectedValueOnce(new Error('gone'));
  const { user } = mountDialog('create-account');
  expect(screen.getByRole('dialog', { name: 'Create An Account' })).toBeVisible();
  expect(await screen.findByText('This did not load.')).toBeVisible();
  await user.click(button('Try again'));
  await waitFor(() => expect(field('First Name')).toHaveFocus());
});

test('MODL-1 who is signed in need not sign in, and who is not has no password to change', async () => {
  const store = createReduxStore();
  store.dispatch(loggedIn({ tokenId: 't' }));
  const { onClose } = mountDialog('sign-in', success({}), store);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('dialog')).toBeNull();
  mountDialog('change-password');
  expect(await screen.findByRole('dialog', { name: 'Sign In' })).toBeVisible();
});

describe('the verification mail', () => {
  const unverified = async (resent: Reply) => {
    const mounted = mountDialog('sign-in', (path) =>
      path === 'account/authenticate'
        ? refusalWith('053', 'Email confirmation required', 'limited')
        : resent,
    );
    fill('Email', 'dana@example.com');
    fill('Password', 'roadside-7');
    await mounted.user.click(button('Sign In'));
    await mounted.user.click(
      await screen.findByRole('button', { name: 'Resend verification link' }),
    );
    return mounted;
  };

  test('ACCT-7 is sent again with the token of the refusal, and the link says Sent', async () => {
    const { calls, user } = await unverified(success({ message: 'Sent' }));
    const sent = await screen.findByRole('button', { name: 'Sent' });
    expect(calls[1]).toMatchObject({
      headers: { tokenId: 'limited' },
      body: { tokenId: 'limited' },
    });
    await user.click(sent);
    expect(calls).toHaveLength(2);
  });

  test.each<[string, Reply]>([
    ['a refusal', refusal('053', 'User not found')],
    ['520', refusal('520', 'Internal Error')],
    ['a failed network', 'reset'],
    ['a 500', { status: 500, json: {} }],
    ['HTML', { text: '<p>' }],
    ['a wrong shape', { json: [] }],
  ])(
    'ACCT-7 HTTP-5 after %s the link says Not Sent and can be followed again',
    async (_, reply) => {
      const { calls, user } = await unverified(reply);
      await user.click(await screen.findByRole('button', { name: 'Not Sent' }));
      await waitFor(() => expect(calls).toHaveLength(3));
      expect(await screen.findByRole('button', { name: 'Not Sent' })).toBeVisible();
    },
  );

  test('ACCT-6 a token that has expired leads to the sign-in page', async () => {
    await unverified(SESSION_EXPIRED);
    await waitFor(() => expect(goToSignIn).toHaveBeenCalledTimes(1));
  });
});
