import { screen, waitFor } from '@testing-library/react';
import { clearCookies } from '../../../test/clear-cookies';
import { enterText } from '../../../test/enter-text';
import { fakeDialogs } from '../../../test/fake-dialogs';
import { listFailures, ok, refused, SESSION_EXPIRED } from '../../../test/fake-services';
import type { FakeResponse } from '../../../test/fake-services';
import {
  getButton,
  getField,
  fill,
  getLink,
  mountDialog,
} from '../../../test/mount-account-dialog';
import { createReduxStore } from '../../store';
import { loggedIn } from '../../store/account/account-slice';
import { registrationDraft } from '../../store/account/registration-draft';
import { goTo } from '../../browser/navigation';
import { SIGN_IN_LINK } from '../../site/pages';

jest.mock('../../browser/navigation', () => ({
  ...jest.requireActual<object>('../../browser/navigation'),
  goTo: jest.fn(),
}));

const NO_REGISTRATION = { firstName: '', lastName: '', email: '', phone: '', optin: false };

beforeAll(fakeDialogs);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.mocked(goTo).mockClear();
  clearCookies();
  localStorage.clear();
  sessionStorage.clear();
});

test('links each dialog to the others and keeps the email address [ACCT-1]', async () => {
  const { user, onClose } = mountDialog('sign-in');
  await enterText(user, getField('Email'), 'dana@example.com');
  await user.click(getLink("Don't have an account? Sign Up"));
  expect(await screen.findByRole('dialog', { name: 'Create An Account' })).toBeVisible();
  expect(await screen.findByLabelText('Email')).toHaveValue('dana@example.com');
  await user.click(getLink('Have an account? Sign In'));
  expect(await screen.findByRole('dialog', { name: 'Sign In' })).toBeVisible();
  expect(getField('Email')).toHaveValue('dana@example.com');
  await user.click(getLink('Forgot Your Password?'));
  expect(await screen.findByRole('dialog', { name: 'Forgot Password' })).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

test('keeps what was entered for a new account, but no password, while another dialog is open [ACCT-1]', async () => {
  const { user } = mountDialog('create-account');
  await enterText(user, getField('First Name'), 'Dana');
  await enterText(user, getField(/^Phone/), '3035550142');
  await enterText(user, getField('Password'), 'Rubber-1');
  await user.click(getLink('Have an account? Sign In'));
  await screen.findByRole('dialog', { name: 'Sign In' });
  expect(getField('Password')).toHaveValue('');
  await user.click(getLink("Don't have an account? Sign Up"));
  await screen.findByRole('dialog', { name: 'Create An Account' });
  expect(getField('First Name')).toHaveValue('Dana');
  expect(getField(/^Phone/)).toHaveValue('(303) 555-0142');
  expect(getField('Password')).toHaveValue('');
});

test('stays open on Escape while the form has input, and closes once the input is cleared [MODL-1]', async () => {
  const { user, onClose } = mountDialog('sign-in');
  await enterText(user, getField('Email'), 'd');
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  expect(getButton('Close')).toHaveFocus();
  await user.clear(getField('Email'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('closes on Escape in another dialog, and keeps what was entered for a new account [MODL-1] [ACCT-1]', async () => {
  const { user, onClose } = mountDialog('create-account');
  await enterText(user, getField('First Name'), 'Dana');
  await user.click(getLink('Have an account? Sign In'));
  await screen.findByRole('dialog', { name: 'Sign In' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  mountDialog('create-account');
  expect(await screen.findByLabelText('First Name')).toHaveValue('Dana');
});

test('stays open on Escape while it shows what was entered for a new account before, until that is cleared [MODL-1] [ACCT-1]', async () => {
  registrationDraft.save({ ...NO_REGISTRATION, firstName: 'Dana' });
  const { user, onClose } = mountDialog('create-account');
  await screen.findByLabelText('First Name');
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await user.clear(getField('First Name'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('forgets what was entered for a new account when the visitor closes the dialog [ACCT-1]', async () => {
  registrationDraft.save({ ...NO_REGISTRATION, firstName: 'Dana' });
  const { user, onClose } = mountDialog('create-account');
  await screen.findByLabelText('First Name');
  await user.click(getButton('Close'));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(registrationDraft.read()).toBeUndefined();
});

test('closes on Escape when only the prefilled email would be lost [MODL-1]', async () => {
  const { user, onClose } = mountDialog('sign-in');
  await enterText(user, getField('Email'), 'dana@example.com');
  await user.click(getLink('Forgot Your Password?'));
  await screen.findByRole('dialog', { name: 'Forgot Password' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('opens no sign-in dialog for a driver, and opens Sign In instead of Change Password for a visitor [MODL-1]', async () => {
  const store = createReduxStore();
  store.dispatch(loggedIn({ tokenId: 't' }));
  const { onClose } = mountDialog('sign-in', ok({}), store);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('dialog')).toBeNull();
  mountDialog('change-password');
  expect(await screen.findByRole('dialog', { name: 'Sign In' })).toBeVisible();
});

describe('the verification email', () => {
  const mountUnverified = async (resent: FakeResponse) => {
    const mounted = mountDialog('sign-in', (path) =>
      path === 'account/authenticate'
        ? refused('053', 'Email confirmation required', { tokenId: 'limited' })
        : resent,
    );
    fill('Email', 'dana@example.com');
    fill('Password', 'roadside-7');
    await mounted.user.click(getButton('Sign In'));
    await mounted.user.click(
      await screen.findByRole('button', { name: 'Resend verification link' }),
    );
    return mounted;
  };

  test('is sent again only once, with the token of the refused sign-in, and the button says Sent [ACCT-7/sent]', async () => {
    const { calls, user } = await mountUnverified(ok({ message: 'Sent' }));
    const sent = await screen.findByRole('button', { name: 'Sent' });
    expect(calls[1]).toMatchObject({
      headers: { tokenId: 'limited' },
      body: { tokenId: 'limited' },
    });
    await user.click(sent);
    expect(calls).toHaveLength(2);
  });

  test.each<[string, FakeResponse]>([
    ['a refusal', refused('053', 'User not found')],
    ...listFailures(),
  ])(
    "can be requested again after %s, with Not Sent as the button's label [ACCT-7/not-sent] [HTTP-5]",
    async (_, reply) => {
      const { calls, user } = await mountUnverified(reply);
      await user.click(await screen.findByRole('button', { name: 'Not Sent' }));
      await waitFor(() => expect(calls).toHaveLength(3));
      expect(await screen.findByRole('button', { name: 'Not Sent' })).toBeVisible();
    },
  );

  test('leads to the sign-in page when the token of the refused sign-in has expired [ACCT-6/session-expired]', async () => {
    await mountUnverified(SESSION_EXPIRED);
    await waitFor(() => expect(jest.mocked(goTo).mock.calls).toEqual([[SIGN_IN_LINK.href]]));
  });
});
